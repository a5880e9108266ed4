import type { deleteComment as endpoint } from '@zaojie/contract/comments/comment.endpoints';
import { commentErrors } from '@zaojie/contract/comments/comment.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../frame/refusal.ts';
import { moveCommentCount } from '../posts/index.ts';
import { canDeleteComment } from './comment.policy.ts';
import { lockComment, markCommentsDeleted, moveReplyCount } from './comment.queries.ts';

export const deleteComment: Action<typeof endpoint> = async (context, { params }) => {
  const { userId } = context.viewer;
  const count = await context.transaction(async (tx) => {
    const comment = await lockComment(tx, params.id);
    if (!comment || !canDeleteComment(context.viewer, comment)) throw new Refusal(commentErrors.notFound);
    const gone = await markCommentsDeleted(tx, comment.id, context.now());
    if (comment.parent_id !== null) await moveReplyCount(tx, comment.parent_id, -1);
    await emitEvent(tx, 'comment.deleted', { commentId: comment.id, postId: comment.post_id, userId });
    return moveCommentCount(tx, comment.post_id, -gone);
  });
  return new Answer('评论已删除', { comment_count: count });
};
