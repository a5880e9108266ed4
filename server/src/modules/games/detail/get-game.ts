import type { getGame as endpoint } from '@zaojie/contract/games/game.endpoints';
import { gameErrors } from '@zaojie/contract/games/game.errors';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import type { Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { canSee } from '../game.policy.ts';
import { findGame } from './detail.queries.ts';
import { gamesNear } from './related.sql.ts';
import { viewGame } from './detail.view.ts';

/** As this viewer sees it; what they may not see looks like what isn't there. */
export async function getGameView(db: Db, viewer: Viewer | null, id: number, now: Date): Promise<GameDetail> {
  const viewerId = viewer?.userId ?? null;
  const near = await gamesNear(db, id);
  const row = await findGame(db, { id, viewerId, now, near });
  if (!row || !canSee(viewer, row)) throw new Refusal(gameErrors.notFound);
  return viewGame(row, viewer, now);
}

export const getGame: Action<typeof endpoint> = async (context, { body }) => {
  const { db, viewer, address } = context;
  const game = await getGameView(db, viewer, body.id, context.now());
  if (game.status === 'published') context.views.note('game', game.id, viewer?.userId ?? address);
  return game;
};
