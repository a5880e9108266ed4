import type {
  createGame as createEndpoint,
  editGame as editEndpoint,
} from '@zaojie/contract/games/game-publishing.endpoints';
import { gameErrors } from '@zaojie/contract/games/game.errors';
import type { GameForm } from '@zaojie/contract/games/game-forms.schemas';
import { gameLimits } from '@zaojie/contract/games/game-limits';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { useUploads } from '../../uploads/index.ts';
import { lockUsers } from '../../users/index.ts';
import { getGameView } from '../detail/get-game.ts';
import { countGamesOf, insertGame, updateGame } from '../game.queries.ts';
import { lockOwnGame, moveGame } from './move-game.ts';
import { emptyGame, prepareGame, usedBy } from './write-game.ts';

export async function writeDraft(tx: Tx, userId: number, form: GameForm, now: Date): Promise<number> {
  await lockUsers(tx, [userId]);
  if ((await countGamesOf(tx, userId)) >= gameLimits.gamesMost) throw new Refusal(gameErrors.tooManyGames);
  const { text, uploads } = await prepareGame(tx, emptyGame, form, userId);
  const id = await insertGame(tx, userId, text, now);
  await useUploads(tx, usedBy(id), uploads);
  return id;
}

export const createGame: Action<typeof createEndpoint> = async (context, { body }) => {
  const { viewer } = context;
  const now = context.now();
  const view = await context.transaction(async (tx) => {
    const id = await writeDraft(tx, viewer.userId, body, now);
    return getGameView(tx, viewer, id, now);
  });
  return new Answer('草稿已保存', view);
};

export const editGame: Action<typeof editEndpoint> = async (context, { body }) => {
  const { viewer } = context;
  const now = context.now();
  const view = await context.transaction(async (tx) => {
    const game = await lockOwnGame(tx, viewer, body.id);
    const { text, uploads } = await prepareGame(tx, game, body, viewer.userId);
    // First what it becomes: what is incomplete must not stand in the store, not even for a moment.
    await moveGame(tx, { ...game, ...text }, { move: 'edit', role: 'owner', now });
    await updateGame(tx, game.id, text, now);
    await useUploads(tx, usedBy(game.id), uploads);
    return getGameView(tx, viewer, game.id, now);
  });
  return new Answer(view.status === 'pending' ? '已保存，等待审核' : '保存成功', view);
};
