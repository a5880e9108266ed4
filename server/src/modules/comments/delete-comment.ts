import type { deleteComment as endpoint } from '@zaojie/contract/comments/comment.endpoints';
import { commentErrors } from '@zaojie/contract/comments/comment.errors';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../frame/refusal.ts';
import { moveCommentCount } from '../posts/index.ts';
import { releaseUploads } from '../uploads/index.ts';
import { canDeleteComment } from './comment.policy.ts';
import { listWithPictures, lockComment, markCommentsDeleted, moveReplyCount } from './comment.queries.ts';
import { usedBy } from './comment.rules.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockComment>>>;

/** Takes it away with its replies; how many comments the post has then. */
async function takeAway(tx: Tx, comment: Locked, now: Date): Promise<number> {
  const gone = await markCommentsDeleted(tx, comment.id, now);
  for (const id of gone) await releaseUploads(tx, usedBy(id));
  if (comment.parent_id !== null) await moveReplyCount(tx, comment.parent_id, -1);
  const { id: commentId, post_id: postId, user_id: userId } = comment;
  await emitEvent(tx, 'comment.deleted', { commentId, postId, userId });
  return moveCommentCount(tx, postId, -gone.length);
}

/** The post is gone, and with it what its comments showed. */
export async function releasePictures(tx: Tx, { postId }: { postId: number }): Promise<void> {
  for (const id of await listWithPictures(tx, postId)) await releaseUploads(tx, usedBy(id));
}

/** False when there is no such comment. */
export async function removeComment(tx: Tx, commentId: number, now: Date): Promise<boolean> {
  const comment = await lockComment(tx, commentId);
  if (comment) await takeAway(tx, comment, now);
  return comment !== null;
}

export const deleteComment: Action<typeof endpoint> = async (context, { params }) => {
  const count = await context.transaction(async (tx) => {
    const comment = await lockComment(tx, params.id);
    if (!comment || !canDeleteComment(context.viewer, comment)) throw new Refusal(commentErrors.notFound);
    return takeAway(tx, comment, context.now());
  });
  return new Answer('评论已删除', { comment_count: count });
};
