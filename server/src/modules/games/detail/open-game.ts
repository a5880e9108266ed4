import type { openGame as endpoint } from '@zaojie/contract/games/game.endpoints';
import { gameErrors } from '@zaojie/contract/games/game.errors';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';

export const openGame: Action<typeof endpoint> = async ({ db, viewer, views, address }, { body }) => {
  const game = await db
    .selectFrom('games')
    .select(['id', 'link'])
    .where('id', '=', body.id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!game) throw new Refusal(gameErrors.notFound);
  if (game.link !== '') views.note('game-play', game.id, viewer?.userId ?? address);
  return { link: game.link };
};
