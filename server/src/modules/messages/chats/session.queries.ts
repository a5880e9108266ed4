import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isOnline } from '../../live/index.ts';
import { areNotApart } from '../../users/index.ts';
import { peerColumns, type PeerRow } from './chat.queries.ts';
import { messageColumns } from '../message.queries.ts';
import type { MessageRow } from '../message.view.ts';

export type SessionRow = PeerRow & {
  chat_id: number;
  last_message: MessageRow | null;
  unread_count: number;
  is_pinned: boolean;
  is_online: boolean;
  is_stranger: boolean;
  last_message_at: Date;
  /** The same moment as the cursor needs it. */
  place: string;
};

export type SessionPlace = { isPinned: boolean; at: string; chatId: number };

export type SessionList = {
  viewerId: number;
  now: Date;
  limit: number;
  offset: number;
  after: SessionPlace | null;
  /** Only people whose name has this in it; empty for everybody. */
  keyword: string;
};

const hasInName = (keyword: string): RawBuilder<boolean> =>
  keyword === ''
    ? sql<boolean>`true`
    : sql<boolean>`(position(search_fold(${keyword}) in search_fold(u.nickname)) > 0
        or position(search_fold(${keyword}) in search_fold(u.username)) > 0)`;

/** The session list with each one's last message that the viewer may see, in one statement. */
export async function listSessionRows(db: Db, list: SessionList): Promise<SessionRow[]> {
  const { viewerId, after } = list;
  const from = after
    ? sql`(cm.is_pinned, cm.last_message_at, cm.chat_id) < (${after.isPinned}, ${after.at}::timestamptz, ${after.chatId})`
    : sql`true`;
  const peer = sql.ref('u.id');
  const { rows } = await sql<SessionRow>`
    with page as materialized (
      select cm.* from chat_members cm join users u on u.id = cm.peer_id
      where cm.user_id = ${viewerId} and not cm.is_hidden and ${from} and ${hasInName(list.keyword)}
      order by cm.is_pinned desc, cm.last_message_at desc, cm.chat_id desc
      limit ${list.limit} offset ${list.offset}
    )
    select ${peerColumns}, page.chat_id, page.unread_count, page.is_pinned, page.last_message_at,
      page.last_message_at::text as place, row_to_json(last) as last_message,
      ${areNotApart(viewerId, peer)} and ${isOnline(peer, list.now)} as is_online,
      coalesce(them.sent_count, 0) > 0 and page.sent_count = 0
        and not exists (select from follows f where f.follower_id = ${viewerId} and f.followee_id = u.id) as is_stranger
    from page
    join users u on u.id = page.peer_id
    left join chat_members them on them.user_id = page.peer_id and them.chat_id = page.chat_id
    left join lateral (
      select ${messageColumns} from messages m
      where m.chat_id = page.chat_id and m.seq > page.cleared_seq
        and not exists (select from hidden_messages h where h.user_id = ${viewerId} and h.message_id = m.id)
      order by m.seq desc limit 1
    ) last on true
    order by page.is_pinned desc, page.last_message_at desc, page.chat_id desc`.execute(db);
  return rows;
}

const COUNT_CAP = 10_000;

export async function countSessions(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from chat_members where user_id = ${userId} and not is_hidden limit ${COUNT_CAP}) listed`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
