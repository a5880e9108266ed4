import type { likeGameComment as endpoint } from '@zaojie/contract/games/game.endpoints';
import { gameCommentErrors } from '@zaojie/contract/games/game.errors';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { toggleCommentLike } from './write-comment.queries.ts';

export const likeGameComment: Action<typeof endpoint> = async ({ db, viewer }, { body }) => {
  const state = await toggleCommentLike(db, body.comment_id, viewer.userId);
  if (!state) throw new Refusal(gameCommentErrors.notFound);
  return state;
};
