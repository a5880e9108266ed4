import type { listReplies as endpoint } from '@zaojie/contract/comments/comment.endpoints';
import { commentErrors } from '@zaojie/contract/comments/comment.errors';
import type { Action } from '../../frame/action.ts';
import { encodeCursor, pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findAuthor } from '../posts/index.ts';
import { findCommentRow, listReplyRows } from './comment.queries.ts';
import { viewReply } from './comment.view.ts';
import { readIdCursor } from './list-comments.ts';

export const listReplies: Action<typeof endpoint> = async (context, { query }) => {
  const viewerId = context.viewer?.userId ?? null;
  const parent = await findCommentRow(context.db, query.comment_id, viewerId);
  const author = parent && (await findAuthor(context.db, parent.post_id));
  if (!parent || author === null) throw new Refusal(commentErrors.notFound);
  const after = readIdCursor(query.cursor);
  const limit = query.per_page;
  const offset = after ? 0 : (query.page - 1) * limit;
  // Whoever blocked the one who began a thread sees none of it, as in the list of comments.
  if (!parent.is_shown) {
    return { ...pageOf([], { total: 0, page: query.page, perPage: limit }), next_cursor: null };
  }
  const rows = await listReplyRows(context.db, { parentId: parent.id, viewerId, limit, offset, after });
  const last = rows.at(-1);
  const replies = rows.map((row) => viewReply(row, context.viewer));
  return {
    ...pageOf(replies, { total: parent.reply_count, page: query.page, perPage: limit }),
    next_cursor: last && rows.length === limit ? encodeCursor([last.id]) : null,
  };
};
