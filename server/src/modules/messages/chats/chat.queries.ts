import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { statement, type Placeholders } from '../../../db/statement.ts';
import { isOnline, lastSeenAt } from '../../live/index.ts';
import { acceptsFrom } from '../../notifications/index.ts';
import { areNotApart, hasBlocked, personColumns, type PersonRow } from '../../users/index.ts';
import type { Relation } from '../message.policy.ts';

export type PeerRow = PersonRow & { username: string; bio: string };

export const peerColumns = sql`${personColumns()}, u.username, u.bio`;

export type RelationRow = Relation & { is_peer_gone: boolean; is_online: boolean };

export type ChatRow = PeerRow &
  RelationRow & {
    /** Null while nothing was said. */
    chat_id: number | null;
    last_seq: number;
    unread_count: number;
    is_pinned: boolean;
    cleared_seq: number;
    hidden_count: number;
    peer_read_seq: number;
    is_followed: boolean;
    last_seen_at: Date | null;
  };

type Asked = { viewerId: number; peerId: number; now: Date };
type Pair = { low: number; high: number };

const pairOf = (one: number, other: number): Pair => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
});

const peer = sql.ref('u.id');

const relationColumns = ({ viewerId, now }: Pick<Placeholders<Asked>, 'viewerId' | 'now'>) => sql`
  coalesce(me.sent_count, 0) as sent_count, coalesce(them.sent_count, 0) > 0 as has_peer_written,
  u.erased_at is not null as is_peer_gone, ${acceptsFrom(peer)} as accept_from,
  exists (select from follows where follower_id = u.id and followee_id = ${viewerId}) as is_followed_by_peer,
  ${hasBlocked(viewerId, peer)} as has_blocked_peer, ${hasBlocked(peer, viewerId)} as is_blocked_by_peer,
  ${areNotApart(viewerId, peer)} and ${isOnline(peer, now)} as is_online`;

const fromBoth = ({ viewerId, peerId, low, high }: Placeholders<Asked & Pair>) => sql`
  from users u
  left join chats c on c.low_id = ${low} and c.high_id = ${high}
  left join chat_members me on me.user_id = ${viewerId} and me.chat_id = c.id
  left join chat_members them on them.user_id = u.id and them.chat_id = c.id
  where u.id = ${peerId}`;

const chatOf = statement<Asked & Pair, ChatRow>(
  (v) => sql`
    select ${peerColumns}, c.id as chat_id, coalesce(c.last_seq, 0) as last_seq,
      coalesce(me.unread_count, 0) as unread_count, coalesce(me.is_pinned, false) as is_pinned,
      coalesce(me.cleared_seq, 0) as cleared_seq, coalesce(me.hidden_count, 0) as hidden_count,
      coalesce(them.read_seq, 0) as peer_read_seq,
      exists (select from follows where follower_id = ${v.viewerId} and followee_id = u.id) as is_followed,
      case when ${areNotApart(v.viewerId, peer)} then ${lastSeenAt(peer)} end as last_seen_at,
      ${relationColumns(v)} ${fromBoth(v)}`,
);

/** Everything about a chat, begun or not, as one of the two sees it; null when the other one doesn't exist. */
export async function findChat(db: Db, viewerId: number, peerId: number, now: Date): Promise<ChatRow | null> {
  const [row] = await chatOf(db, { viewerId, peerId, now, ...pairOf(viewerId, peerId) });
  return row ?? null;
}

const relationOf = statement<Asked & Pair, RelationRow>(
  (v) => sql`select ${relationColumns(v)} ${fromBoth(v)}`,
);

/** Of the same only what decides whether one may write to the other. */
export async function findRelation(db: Db, asked: Asked): Promise<RelationRow | null> {
  const [row] = await relationOf(db, { ...asked, ...pairOf(asked.viewerId, asked.peerId) });
  return row ?? null;
}

export type LockedChat = { id: number; last_seq: number };

const locking = statement<Pair, LockedChat>(
  ({ low, high }) => sql`
    select id, last_seq from chats where low_id = ${low} and high_id = ${high} for no key update`,
);

export async function lockChat(tx: Tx, one: number, other: number): Promise<LockedChat | null> {
  const [row] = await locking(tx, pairOf(one, other));
  return row ?? null;
}

/** Begins the chat where there is none; null when the other one doesn't exist. */
export async function lockOrBeginChat(tx: Tx, one: number, other: number): Promise<LockedChat | null> {
  const existing = await lockChat(tx, one, other);
  if (existing) return existing;
  // Two who begin at once: the second waits here for the first and then finds its row.
  await sql`
    insert into chats (low_id, high_id)
    select ${Math.min(one, other)}, ${Math.max(one, other)} from users where id = ${other}
    on conflict (low_id, high_id) do nothing`.execute(tx);
  return lockChat(tx, one, other);
}

/** Null when everything was read before. */
export async function markRead(tx: Tx, chat: LockedChat, userId: number): Promise<number | null> {
  const row = await tx
    .updateTable('chat_members')
    .set({ read_seq: chat.last_seq, unread_count: 0 })
    .where('user_id', '=', userId)
    .where('chat_id', '=', chat.id)
    .where((eb) => eb.or([eb('read_seq', '<', chat.last_seq), eb('unread_count', '>', 0)]))
    .returning('read_seq')
    .executeTakeFirst();
  return row?.read_seq ?? null;
}

/** Gives up to where it was cleared before; null for who has no such chat. The chat must be locked. */
export async function clearChat(tx: Tx, chat: LockedChat, userId: number): Promise<number | null> {
  const { rows } = await sql<{ cleared_seq: number }>`
    with before as (select cleared_seq from chat_members where user_id = ${userId} and chat_id = ${chat.id})
    update chat_members cm set cleared_seq = ${chat.last_seq}, unread_count = 0, hidden_count = 0, is_pinned = false,
      is_hidden = true
    from before where cm.user_id = ${userId} and cm.chat_id = ${chat.id}
    returning before.cleared_seq`.execute(tx);
  return rows[0]?.cleared_seq ?? null;
}

export async function setPinned(
  tx: Tx,
  chat: LockedChat,
  userId: number,
  isPinned: boolean,
): Promise<boolean> {
  const result = await tx
    .updateTable('chat_members')
    .set({ is_pinned: isPinned })
    .where('user_id', '=', userId)
    .where('chat_id', '=', chat.id)
    .where('is_hidden', '=', false)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function countUnreadMessages(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum(unread_count), 0)::int as unread from chat_members
    where user_id = ${userId} and unread_count > 0 and not is_hidden`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Who would like to know that this person came or went: those they talk to, without those kept apart. */
export async function listRecentPeers(db: Db, userId: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ peer_id: number }>`
    select cm.peer_id from (
      select peer_id from chat_members where user_id = ${userId} and not is_hidden
      order by is_pinned desc, last_message_at desc, chat_id desc limit ${count}
    ) cm where ${areNotApart(userId, sql.ref('cm.peer_id'))}`.execute(db);
  return rows.map((row) => row.peer_id);
}

/** Both have a chat, and neither keeps the other away. */
export async function areInTouch(db: Db, userId: number, peerId: number): Promise<boolean> {
  const { rows } = await sql`
    select from chats where low_id = ${Math.min(userId, peerId)} and high_id = ${Math.max(userId, peerId)}
      and ${areNotApart(userId, sql`${peerId}::bigint`)}`.execute(db);
  return rows.length > 0;
}
