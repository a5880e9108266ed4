import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { shownName } from '../../users/index.ts';
import type { Side } from '../engine/order-row.ts';
import type { CardRow } from './card.ts';
import { personOf } from './detail.queries.ts';

/** Where a row stood: its group, what groups are sorted by, and its number. */
export type Place = { rank: number; sortKey: number; id: number };

export type ListQuery = {
  userId: number;
  side: Side;
  statuses: readonly OrderStatus[];
  /** Of the number, the title or the other one's name; empty for all. */
  keyword: string;
  limit: number;
  offset: number;
  after: Place | null;
};

const column = (name: string, side: Side) => sql.ref(`o.${side}_${name}`);
const patternOf = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function filterOf({ userId, side, statuses, keyword }: ListQuery) {
  const other = side === 'client' ? 'creator' : 'client';
  const pattern = patternOf(keyword);
  const found =
    keyword === ''
      ? sql``
      : sql`and (o.title ilike ${pattern} or o.order_numbers ilike ${pattern} or exists (
          select from users u where u.id = ${column('id', other)} and ${shownName('u')} ilike ${pattern}))`;
  return sql`${column('id', side)} = ${userId} and o.status = any(${[...statuses]}) ${found}`;
}

/** Mine first by the nearest end, then what others have to do, then what is over, the latest first. */
export function rowsQuery(query: ListQuery) {
  const rank = column('rank', query.side);
  const { after } = query;
  const onwards =
    after === null
      ? sql``
      : sql`and (${rank}, o.sort_key, o.id) > (${after.rank}::smallint, ${after.sortKey}::bigint, ${after.id}::bigint)`;
  return sql<CardRow>`
    select o.*, ${personOf('o.client_id')} as client, ${personOf('o.creator_id')} as creator
    from orders o where ${filterOf(query)} ${onwards}
    order by ${rank}, o.sort_key, o.id limit ${query.limit} offset ${query.offset}`;
}

export const listRows = async (db: Db, query: ListQuery): Promise<CardRow[]> =>
  (await rowsQuery(query).execute(db)).rows;

export async function countRows(db: Db, query: ListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from orders o where ${filterOf(query)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export type StatusCount = { side: Side; status: OrderStatus; count: number; waiting: number };

/** How many there are in each state on either side, and how many of them wait for this person. */
export const countStatuses = statement<{ userId: number }, StatusCount>(
  (p) => sql<StatusCount>`
  select 'client' as side, status, count(*)::int as count, count(*) filter (where client_rank = 0)::int as waiting
  from orders where client_id = ${p.userId} group by status
  union all
  select 'creator', status, count(*)::int, count(*) filter (where creator_rank = 0)::int
  from orders where creator_id = ${p.userId} group by status`,
);

export type WaitingRow = {
  buyer: number;
  seller: number;
  first: Pick<CardRow, 'id' | 'title' | 'status' | 'cover'> | null;
};

/** For the badge, and what stands below the menu: only what waits is looked at. */
export const countWaiting = statement<{ userId: number }, WaitingRow>(
  (p) => sql`select
    (select json_build_object('id', w.id, 'title', w.title, 'status', w.status, 'cover', w.cover) from (
      (select id, title, status, cover, sort_key from orders where client_id = ${p.userId} and client_rank = 0
        order by sort_key, id limit 1)
      union all
      (select id, title, status, cover, sort_key from orders where creator_id = ${p.userId} and creator_rank = 0
        order by sort_key, id limit 1)
    ) w order by w.sort_key, w.id limit 1) as first,
    (select count(*)::int from orders where client_id = ${p.userId} and client_rank = 0) as buyer,
    (select count(*)::int from orders where creator_id = ${p.userId} and creator_rank = 0) as seller`,
);
