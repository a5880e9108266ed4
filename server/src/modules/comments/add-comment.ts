import type { addComment as endpoint } from '@zaojie/contract/comments/comment.endpoints';
import type { CommentForm } from '@zaojie/contract/comments/comment.schemas';
import { commentErrors } from '@zaojie/contract/comments/comment.errors';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findAuthor } from '../posts/index.ts';
import { isBlockedBy, listMentioned } from '../users/index.ts';
import { insertComment, lockThread, type Thread } from './add-comment.queries.ts';
import { mentionedNames } from './comment.rules.ts';
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

export const addComment: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  // Most name nobody, and then nothing is asked.
  const mentions = JSON.stringify(await listMentioned(context.db, mentionedNames(body.content)));
  const comment = { postId: body.post_id, userId, content: body.content, mentions, now: context.now() };
  const parentId = body.parent_id;
  const row =
    parentId === null
      ? await insertComment(context.db, { ...comment, parentId: null, replyUserId: null })
      : await context.transaction(async (tx) => {
          const thread = await findThread(tx, body, parentId, userId);
          const place = { parentId: thread.top_id, replyUserId: thread.answered_id };
          return insertComment(tx, { ...comment, ...place });
        });
  // To somebody who is blocked the post looks as if it were gone; so does a thread.
  if (!row) throw new Refusal(postErrors.notFound);
  return new Answer('评论发布成功', viewComment({ ...row, replies: [] }, context.viewer));
};
