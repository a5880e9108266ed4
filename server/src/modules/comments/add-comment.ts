import type { addComment as endpoint } from '@zaojie/contract/posts/comment.endpoints';
import type { CommentForm } from '@zaojie/contract/posts/comment.schemas';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../http/bind.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../refusal.ts';
import { findAuthor } from '../posts/index.ts';
import { isBlockedBy } from '../users/index.ts';
import {
  findCommentRow,
  hasReplied,
  insertComment,
  isKeptOut,
  lockComment,
  type ReplyPlace,
} from './comment.queries.ts';
import { viewComment } from './comment.view.ts';

const onThePost = { parentId: null, replyUserId: null };

/** Replies hang on a top-level comment; answering a reply hangs beside it and names whom it answers. */
async function findReplyPlace(tx: Tx, form: CommentForm, parentId: number): Promise<ReplyPlace> {
  const parent = await lockComment(tx, parentId);
  if (!parent || parent.post_id !== form.post_id) throw new Refusal(postErrors.commentNotFound);
  if (parent.parent_id !== null) return { parentId: parent.parent_id, replyUserId: parent.user_id };
  const replyUserId = form.reply_user_id ?? parent.user_id;
  // Only somebody who spoke there can be answered: a reply brings a notice, which mustn't be sent to just anybody.
  if (replyUserId !== parent.user_id && !(await hasReplied(tx, parent.id, replyUserId))) {
    throw new Refusal(postErrors.commentNotFound);
  }
  return { parentId: parent.id, replyUserId };
}

export const addComment: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const row = await context.transaction(async (tx) => {
    const authorId = await findAuthor(tx, body.post_id);
    // To somebody who is blocked the post looks as if it were gone; so does a thread.
    if (authorId === null || (await isBlockedBy(tx, authorId, userId)))
      throw new Refusal(postErrors.notFound);
    const place = body.parent_id === null ? null : await findReplyPlace(tx, body, body.parent_id);
    if (place && (await isKeptOut(tx, place, userId))) throw new Refusal(postErrors.commentNotFound);
    const { parentId, replyUserId } = place ?? onThePost;
    const commentId = await insertComment(tx, {
      post_id: body.post_id,
      user_id: userId,
      parent_id: parentId,
      reply_user_id: replyUserId,
      content: body.content,
      created_at: context.now(),
    });
    await emitEvent(tx, 'comment.added', { commentId, postId: body.post_id, userId, replyUserId });
    return findCommentRow(tx, commentId, userId);
  });
  if (!row) throw new Refusal(postErrors.commentNotFound);
  return new Answer('评论发布成功', viewComment({ ...row, replies: [] }, context.viewer));
};
