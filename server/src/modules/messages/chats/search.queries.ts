import { limits } from '@zaojie/contract/limits';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { SearchQuery } from '../../../platform/search/search-query.ts';
import { peerColumns, type PeerRow } from './chat.queries.ts';
import { messageColumns } from '../message.queries.ts';
import type { MessageRow } from '../message.view.ts';

export type FoundMessage = MessageRow & { person: PeerRow };

/**
 * Ids of what the viewer may still see of it. The viewer is a word of each of their messages, so the index intersects
 * and nothing that others wrote is read; gathered first, or a wish for the newest would lead through everybody's.
 */
function matches(viewerId: number, query: SearchQuery): RawBuilder<unknown> {
  const words = `${query.tsquery()} & '@${viewerId}'`;
  const isAlike =
    query.patterns.length === 0
      ? sql`true`
      : sql`search_key(m.content || ' ' || coalesce(m.file ->> 'name', '')) like all (${query.patterns}::text[])`;
  return sql`
    with matching as materialized (
      select m.id, m.chat_id, m.seq from messages m where m.search @@ ${words}::tsquery and ${isAlike}
    )
    select matching.id, me.peer_id
    from matching join chat_members me on me.user_id = ${viewerId} and me.chat_id = matching.chat_id
    where matching.seq > me.cleared_seq
      and not exists (select from hidden_messages h where h.user_id = ${viewerId} and h.message_id = matching.id)`;
}

export type MessageSearch = { viewerId: number; query: SearchQuery; limit: number; offset: number };

/** Newest first. */
export function searchQuery({ viewerId, query, limit, offset }: MessageSearch): RawBuilder<FoundMessage> {
  return sql<FoundMessage>`
    select ${messageColumns}, row_to_json(person) as person
    from (${matches(viewerId, query)} order by matching.id desc limit ${limit} offset ${offset}) found
    join messages m on m.id = found.id
    join lateral (select ${peerColumns} from users u where u.id = found.peer_id) person on true
    order by m.id desc`;
}

export async function searchMessages(db: Db, search: MessageSearch): Promise<FoundMessage[]> {
  return (await searchQuery(search).execute(db)).rows;
}

export async function countFoundMessages(db: Db, viewerId: number, query: SearchQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${matches(viewerId, query)} limit ${limits.search.countCap}) found`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
