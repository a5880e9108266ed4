import type { listHistory as endpoint } from '@zaojie/contract/messages/message.endpoints';
import type { Action } from '../../frame/action.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../frame/paging.ts';
import { listHistoryRows } from './message.queries.ts';
import { viewMessages } from './view-messages.ts';
import { getChat } from './chats/own-chat.ts';

const LARGEST_SEQ = 2 ** 31 - 1;

function readSeq(cursor: string | null): number | null {
  const [seq] = (cursor === null ? null : decodeCursor(cursor, 1)) ?? [];
  return typeof seq === 'number' && Number.isInteger(seq) && seq > 0 && seq <= LARGEST_SEQ ? seq : null;
}

export const listHistory: Action<typeof endpoint> = async (context, { query }) => {
  const { userId: viewerId } = context.viewer;
  const chat = await getChat(context, query.chat_identify);
  const { per_page: limit, after } = query;
  const before = after === null ? readSeq(query.cursor) : null;
  const offset = before === null && after === null ? (query.page - 1) * limit : 0;
  const list = { viewerId, clearedSeq: chat.cleared_seq, limit, offset, before, after };
  const rows =
    chat.chat_id === null ? [] : await listHistoryRows(context.db, { ...list, chatId: chat.chat_id });
  const last = rows.at(-1);
  const hasOlder = after === null && last !== undefined && rows.length === limit;
  const total = chat.last_seq - chat.cleared_seq - chat.hidden_count;
  return {
    ...pageOf(await viewMessages(context.db, context, { rows, readerId: viewerId }), {
      total,
      page: query.page,
      perPage: limit,
    }),
    next_cursor: hasOlder ? encodeCursor([last.seq]) : null,
    peer_read_seq: chat.peer_read_seq,
    last_seq: chat.last_seq,
  };
};
