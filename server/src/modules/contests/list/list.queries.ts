import {
  contestTabNames,
  type ContestCategory,
  type ContestTab,
} from '@zaojie/contract/contests/contest-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { cardColumns, isRegistered, type CardRow } from '../contest-rows.ts';
import type { Place } from '../organising/list-own.ts';

export type ListedRow = CardRow & { place: string };
export type List = {
  tab: ContestTab;
  category: ContestCategory | null;
  viewerId: number | null;
  limit: number;
  offset: number;
  after: Place | null;
};

/** What ends soonest comes first; of what has ended, the latest. */
export function listQuery({ tab, category, viewerId, limit, offset, after }: List): RawBuilder<ListedRow> {
  const isEnded = tab === 'ended';
  const order = isEnded ? sql`c.list_at desc, c.id desc` : sql`c.list_at, c.id`;
  const beyond = isEnded ? sql`<` : sql`>`;
  return sql<ListedRow>`
    with page as (
      select c.id, row_number() over (order by ${order}) as ord from contests c
      where c.list_tab = ${tab} and ${category === null ? sql`true` : sql`c.category = ${category}`}
        ${after ? sql`and (c.list_at, c.id) ${beyond} (${after.at}::timestamptz, ${after.id}::bigint)` : sql``}
      order by ${order} limit ${limit + 1} offset ${after ? 0 : offset}
    )
    select ${cardColumns}, c.list_at::text as place, ${isRegistered(viewerId, sql.ref('c.id'))} as is_registered
    from page join contests c on c.id = page.id join users u on u.id = c.organiser_id order by page.ord`;
}

export type Counts = Record<ContestTab, number>;

/** Of the chosen category, or of all. */
export async function countListed(db: Db, category: ContestCategory | null): Promise<Counts> {
  const { rows } = await sql<{ tab: ContestTab; count: number }>`
    select tab, sum(contest_count)::int as count from contest_counts
    where ${category === null ? sql`true` : sql`category = ${category}`} group by tab`.execute(db);
  const counts = { open: 0, running: 0, voting: 0, ended: 0 };
  for (const name of contestTabNames) counts[name] = rows.find(({ tab }) => tab === name)?.count ?? 0;
  return counts;
}

export type Joined = { userId: number; limit: number; offset: number; after: Place | null };

export function joinedQuery({ userId, limit, offset, after }: Joined): RawBuilder<ListedRow> {
  return sql<ListedRow>`
    with page as (
      select m.contest_id, m.joined_at from contest_members m
      where m.user_id = ${userId} and m.joined_at is not null
        ${after ? sql`and (m.joined_at, m.contest_id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``}
      order by m.joined_at desc, m.contest_id desc limit ${limit + 1} offset ${after ? 0 : offset}
    )
    select ${cardColumns}, page.joined_at::text as place, true as is_registered
    from page join contests c on c.id = page.contest_id join users u on u.id = c.organiser_id
    order by page.joined_at desc, c.id desc`;
}

export async function countJoined(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from contest_members where user_id = ${userId} and joined_at is not null`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
