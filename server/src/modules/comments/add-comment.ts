import type { addComment as endpoint } from '@zaojie/contract/comments/comment.endpoints';
import type { CommentForm } from '@zaojie/contract/comments/comment.schemas';
import { commentErrors } from '@zaojie/contract/comments/comment.errors';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findAuthor } from '../posts/index.ts';
import { isBlockedBy, listMentioned } from '../users/index.ts';
import {
  insertComment,
  isQuotable,
  lockThread,
  type NewComment,
  type Thread,
} from './add-comment.queries.ts';
import { claimUploads, useUploads } from '../uploads/index.ts';
import type { CommentRow } from './comment.queries.ts';
import { mentionedNames, usedBy } from './comment.rules.ts';
import { viewComment } from './comment.view.ts';

/** Replies hang on a top-level comment; answering a reply hangs beside it and names whom it answers. */
async function findThread(tx: Tx, form: CommentForm, parentId: number, userId: number): Promise<Thread> {
  const asked = { commentId: parentId, replyUserId: form.reply_user_id, userId };
  const thread = await lockThread(tx, asked);
  // Only somebody who spoke there can be answered: a reply brings a notice, which mustn't be sent to just anybody.
  if (thread?.post_id === form.post_id && thread.has_spoken && !thread.is_kept_out) return thread;
  const authorId = await findAuthor(tx, form.post_id);
  const isPostShown = authorId !== null && !(await isBlockedBy(tx, authorId, userId));
  throw new Refusal(isPostShown ? commentErrors.notFound : postErrors.notFound);
}

/** With its place in a thread, or with pictures: what it needs is held until it is there. */
async function addWith(tx: Tx, form: CommentForm, comment: NewComment): Promise<CommentRow | null> {
  const { parent_id: parentId, media_urls: urls = [] } = form;
  const thread = parentId === null ? null : await findThread(tx, form, parentId, comment.userId);
  const place = thread ? { parentId: thread.top_id, replyUserId: thread.answered_id } : {};
  const { uploads, missing } = await claimUploads(tx, { userId: comment.userId, urls });
  if (missing.length > 0 || uploads.some(({ kind }) => kind !== 'image')) {
    throw new Refusal(postErrors.foreignImage);
  }
  const byUrl = new Map(uploads.map((image) => [image.url, image]));
  const media = urls.map((url) => {
    const { width, height, blur = '', widths = [] } = byUrl.get(url) ?? {};
    return { url, width: width ?? 0, height: height ?? 0, blur, widths };
  });
  const row = await insertComment(tx, { ...comment, ...place, media: JSON.stringify(media) });
  if (row && uploads.length > 0) await useUploads(tx, usedBy(row.id), uploads);
  return row;
}

export const addComment: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  // Most name nobody, and then nothing is asked.
  const mentions = JSON.stringify(await listMentioned(context.db, mentionedNames(body.content)));
  const comment: NewComment = {
    postId: body.post_id,
    userId,
    content: body.content,
    mentions,
    media: '[]',
    quotedId: body.quote_id,
    parentId: null,
    replyUserId: null,
    now: context.now(),
  };
  if (body.quote_id !== null && !(await isQuotable(context.db, body.quote_id, body.post_id, userId))) {
    throw new Refusal(commentErrors.notFound);
  }
  const isPlain = body.parent_id === null && (body.media_urls ?? []).length === 0;
  const row = isPlain
    ? await insertComment(context.db, comment)
    : await context.transaction((tx) => addWith(tx, body, comment));
  // To somebody who is blocked the post looks as if it were gone; so does a thread.
  if (!row) throw new Refusal(postErrors.notFound);
  return new Answer('评论发布成功', viewComment({ ...row, replies: [] }, context.viewer));
};
