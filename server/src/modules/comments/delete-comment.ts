import type { deleteComment as endpoint } from '@zaojie/contract/comments/comment.endpoints';
import { commentErrors } from '@zaojie/contract/comments/comment.errors';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../frame/refusal.ts';
import { moveCommentCount } from '../posts/index.ts';
import { releaseUploads } from '../uploads/index.ts';
import { canDeleteComment } from './comment.policy.ts';
import {
  listWithPictures,
  lockComment,
  markCommentsDeleted,
  moveReplyCount,
  unmarkComments,
} from './comment.queries.ts';
import { usedBy } from './comment.rules.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockComment>>>;

/** Takes it away with its replies; how many comments the post has then. What may come back keeps its pictures. */
async function takeAway(tx: Tx, comment: Locked, now: Date, mayReturn = false): Promise<number> {
  const gone = await markCommentsDeleted(tx, comment.id, now);
  if (!mayReturn) for (const id of gone) await releaseUploads(tx, usedBy(id));
  if (comment.parent_id !== null) await moveReplyCount(tx, comment.parent_id, -1);
  const { id: commentId, post_id: postId, user_id: userId } = comment;
  await emitEvent(tx, 'comment.deleted', { commentId, postId, userId });
  return moveCommentCount(tx, postId, -gone.length);
}

/** The post is gone, and with it what its comments showed, unless it may come back. */
export async function releasePictures(
  tx: Tx,
  { postId, isHidden }: { postId: number; isHidden?: boolean },
): Promise<void> {
  if (isHidden) return;
  for (const id of await listWithPictures(tx, postId)) await releaseUploads(tx, usedBy(id));
}

/** False when there is no such comment. */
export async function removeComment(tx: Tx, commentId: number, now: Date): Promise<boolean> {
  const comment = await lockComment(tx, commentId);
  if (comment) await takeAway(tx, comment, now);
  return comment !== null;
}

/** For whoever moderates: as if it were deleted, until it is given back. False when there is no such comment. */
export async function hideComment(tx: Tx, commentId: number, now: Date): Promise<boolean> {
  const comment = await lockComment(tx, commentId);
  if (comment) await takeAway(tx, comment, now, true);
  return comment !== null;
}

/** With those replies that went with it. False when there is nothing to give back, or the post is gone. */
export async function restoreComment(tx: Tx, commentId: number): Promise<boolean> {
  const back = await unmarkComments(tx, commentId);
  const comment = back > 0 ? await lockComment(tx, commentId) : null;
  if (!comment) return false;
  if (comment.parent_id !== null) await moveReplyCount(tx, comment.parent_id, 1);
  await moveCommentCount(tx, comment.post_id, back);
  return true;
}

export const deleteComment: Action<typeof endpoint> = async (context, { params }) => {
  const count = await context.transaction(async (tx) => {
    const comment = await lockComment(tx, params.id);
    if (!comment || !canDeleteComment(context.viewer, comment)) throw new Refusal(commentErrors.notFound);
    return takeAway(tx, comment, context.now());
  });
  return new Answer('评论已删除', { comment_count: count });
};
