import type { likeComment as endpoint } from '@zaojie/contract/comments/comment.endpoints';
import { commentErrors } from '@zaojie/contract/comments/comment.errors';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { toggleCommentLike } from './comment.queries.ts';

export const likeComment: Action<typeof endpoint> = async (context, { body }) => {
  const state = await toggleCommentLike(context.db, body.comment_id, context.viewer.userId);
  if (!state) throw new Refusal(commentErrors.notFound);
  return state;
};
