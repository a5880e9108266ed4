import type { Message } from '@zaojie/contract/messages/message.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { LockedChat } from './chats/chat.queries.ts';
import type { MessageRow, StoredFile } from './message.view.ts';

export const messageColumns = sql`m.id, m.seq, m.sender_id, m.recipient_id, m.client_id, m.kind, m.content, m.file,
  m.card_id, m.created_at, m.revoked_at`;

const isHiddenFrom = (userId: number) =>
  sql`exists (select from hidden_messages h where h.user_id = ${userId} and h.message_id = m.id)`;

/** A message that was sent before under the same mark of the sender's device. */
export async function findSent(db: Db, senderId: number, clientId: string): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages m where m.sender_id = ${senderId} and m.client_id = ${clientId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function getSent(db: Db, senderId: number, clientId: string): Promise<MessageRow> {
  const row = await findSent(db, senderId, clientId);
  if (!row) throw new Error('A message that was sent before is missing');
  return row;
}

export type NewMessage = {
  senderId: number;
  recipientId: number;
  clientId: string;
  kind: Message['type'];
  content: string;
  file: StoredFile | null;
  cardId: number | null;
};

type Inserted = Omit<NewMessage, 'file'> & { chatId: number; seq: number; file: string | null; now: Date };

const inserting = statement<Inserted, MessageRow>(
  (v) => sql`
    with m as (
      insert into messages (chat_id, seq, sender_id, recipient_id, client_id, kind, content, file, card_id,
        created_at)
      values (${v.chatId}, ${v.seq}, ${v.senderId}, ${v.recipientId}, ${v.clientId}, ${v.kind}, ${v.content},
        ${v.file}::jsonb, ${v.cardId}, ${v.now})
      on conflict (sender_id, client_id) do nothing
      returning *
    ), counted as (
      update chats set last_seq = m.seq from m where chats.id = m.chat_id
    ), members as (
      insert into chat_members (chat_id, user_id, peer_id, sent_count, unread_count, last_message_at)
      select m.chat_id, side.user_id, side.peer_id, side.sent, side.unread, m.created_at
      from m, lateral (values (m.sender_id, m.recipient_id, 1, 0), (m.recipient_id, m.sender_id, 0, 1))
        as side (user_id, peer_id, sent, unread)
      on conflict (user_id, chat_id) do update set
        sent_count = chat_members.sent_count + excluded.sent_count,
        unread_count = chat_members.unread_count + excluded.unread_count,
        last_message_at = greatest(chat_members.last_message_at, excluded.last_message_at),
        is_hidden = false
    )
    select ${messageColumns} from m`,
);

/**
 * The message, its number and both people's counts in one statement; a deleted session comes back with it. Null and
 * nothing changed when the sender's device used the mark before.
 */
export async function insertMessage(
  tx: Tx,
  chat: LockedChat,
  message: NewMessage,
  now: Date,
): Promise<MessageRow | null> {
  const file = message.file && JSON.stringify(message.file);
  const [row] = await inserting(tx, { ...message, file, chatId: chat.id, seq: chat.last_seq + 1, now });
  return row ?? null;
}

export type HistoryList = {
  chatId: number;
  viewerId: number;
  clearedSeq: number;
  limit: number;
  offset: number;
  /** Older than this, newest first. */
  before: number | null;
  /** Newer than this, oldest first. */
  after: number | null;
};

export async function listHistoryRows(db: Db, list: HistoryList): Promise<MessageRow[]> {
  const from = Math.max(list.clearedSeq, list.after ?? 0);
  const before = list.before === null ? sql`true` : sql`m.seq < ${list.before}`;
  const order = list.after === null ? sql`desc` : sql`asc`;
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages m
    where m.chat_id = ${list.chatId} and m.seq > ${from} and ${before} and not ${isHiddenFrom(list.viewerId)}
    order by m.seq ${order} limit ${list.limit} offset ${list.offset}`.execute(db);
  return rows;
}

/** One's own message or one to oneself that one hasn't cleared away; null for everybody else. */
export async function findMessage(db: Db, viewerId: number, id: number) {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns}
    from messages m join chat_members me on me.user_id = ${viewerId} and me.chat_id = m.chat_id
    where m.id = ${id} and m.seq > me.cleared_seq`.execute(db);
  return rows[0] ?? null;
}

/** Wipes it; the chat must be locked. Whoever hasn't read it has one less to read. */
export async function wipeMessage(tx: Tx, id: number, now: Date): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    with m as (
      update messages set content = '', file = null, card_id = null, revoked_at = ${now}
      where id = ${id} and revoked_at is null returning *
    ), counted as (
      update chat_members cm set unread_count = cm.unread_count - 1 from m
      where cm.user_id = m.recipient_id and cm.chat_id = m.chat_id and m.seq > greatest(cm.read_seq, cm.cleared_seq)
        and not exists (select from hidden_messages h where h.user_id = m.recipient_id and h.message_id = m.id)
    )
    select ${messageColumns} from m`.execute(tx);
  return rows[0] ?? null;
}

/** Deletes it for one of the two; the chat must be locked. Repeating changes nothing. */
export async function hideMessage(tx: Tx, userId: number, id: number): Promise<void> {
  await sql`
    with hidden as (
      insert into hidden_messages (user_id, message_id) values (${userId}, ${id})
      on conflict do nothing returning message_id
    )
    update chat_members cm set hidden_count = cm.hidden_count + 1,
      unread_count = cm.unread_count - (m.recipient_id = ${userId} and m.revoked_at is null
        and m.seq > greatest(cm.read_seq, cm.cleared_seq))::int
    from hidden join messages m on m.id = hidden.message_id
    where cm.user_id = ${userId} and cm.chat_id = m.chat_id and m.seq > cm.cleared_seq`.execute(tx);
}

/** Messages with a file, of these numbers, that each of the two has cleared away or deleted. */
export async function listGoneWithFile(
  tx: Tx,
  chatId: number,
  { after, upTo }: { after: number; upTo: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from messages m
    where m.chat_id = ${chatId} and m.seq > ${after} and m.seq <= ${upTo} and m.file is not null
      and not exists (
        select from chat_members cm where cm.chat_id = m.chat_id and cm.cleared_seq < m.seq
          and not exists (select from hidden_messages h where h.user_id = cm.user_id and h.message_id = m.id))`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}
