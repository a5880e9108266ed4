import type { likeComment as endpoint } from '@zaojie/contract/posts/comment.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Action } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { toggleCommentLike } from './comment.queries.ts';

export const likeComment: Action<typeof endpoint> = async (context, { body }) => {
  const state = await toggleCommentLike(context.db, body.comment_id, context.viewer.userId);
  if (!state) throw new Refusal(postErrors.commentNotFound);
  return state;
};
