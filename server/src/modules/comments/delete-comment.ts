import type { deleteComment as endpoint } from '@zaojie/contract/posts/comment.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import { Answer, type Action } from '../../http/bind.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../refusal.ts';
import { lockComment, markCommentsDeleted, moveCommentCount, moveReplyCount } from './comment.queries.ts';

export const deleteComment: Action<typeof endpoint> = async (context, { params }) => {
  const { userId } = context.viewer;
  const count = await context.transaction(async (tx) => {
    const comment = await lockComment(tx, params.id);
    if (!comment || comment.user_id !== userId) throw new Refusal(postErrors.commentNotFound);
    const gone = await markCommentsDeleted(tx, comment.id, context.now());
    if (comment.parent_id !== null) await moveReplyCount(tx, comment.parent_id, -1);
    await emitEvent(tx, 'comment.deleted', { commentId: comment.id, postId: comment.post_id, userId });
    return moveCommentCount(tx, comment.post_id, -gone);
  });
  return new Answer('评论已删除', { comment_count: count });
};
