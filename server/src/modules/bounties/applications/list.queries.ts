import type { ApplicationSort, ApplicationStatus } from '@zaojie/contract/bounties/application-status';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Sql } from '../../../db/statement.ts';
import { isShownTo } from '../../users/index.ts';
import { applicationsQuery, type ApplicationRow } from './application-rows.ts';
import { ratingOfCreator } from '../../storefronts/index.ts';

export type Place = { key: number; id: number };
export type ListPage = { limit: number; offset: number; after: Place | null };

export type ReceivedFilter = { ownerId: number; bountyId: number | null; status: ApplicationStatus | null };

const isStatus = (status: ApplicationStatus | null) =>
  status === null ? sql`a.status <> 'withdrawn'` : sql`a.status = ${status} and a.status <> 'withdrawn'`;

/**
 * All that its owner may see: not of bounties that are gone, nor of people whom they keep away. Each bounty is looked up by
 * itself: joined, a sort that no index serves would read everybody's.
 */
function isReceived({ ownerId, bountyId, status }: ReceivedFilter): Sql {
  const ofBounty = bountyId === null ? sql`true` : sql`a.bounty_id = ${bountyId}`;
  return sql`a.owner_id = ${ownerId} and ${ofBounty} and ${isStatus(status)}
    and (select b.deleted_at is null from bounties b where b.id = a.bounty_id)
    and ${isShownTo(ownerId, sql.ref('a.user_id'))}`;
}

/** What nothing was said about comes last. */
const NO_DAYS = 1000;
const sorts: Record<ApplicationSort, { key: Sql; isDescending: boolean }> = {
  new: { key: sql`a.id`, isDescending: true },
  price_asc: { key: sql`a.price_fen`, isDescending: false },
  price_desc: { key: sql`a.price_fen`, isDescending: true },
  days: { key: sql`coalesce(a.days, ${sql.lit(NO_DAYS)})`, isDescending: false },
  rating: { key: sql`coalesce(${ratingOfCreator(sql.ref('a.user_id'))}, 0)`, isDescending: true },
};

function pageOfIds(condition: Sql, sort: ApplicationSort, { limit, offset, after }: ListPage): Sql {
  const { key, isDescending } = sorts[sort];
  const [direction, beyond] = isDescending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const from = after ? sql`(${key}, a.id) ${beyond} (${after.key}, ${after.id})` : sql`true`;
  const order = sort === 'new' ? sql`a.id desc` : sql`${key} ${direction}, a.id ${direction}`;
  return sql`
    select a.id, (${key})::float8 as key, row_number() over (order by ${order}) as ord from bounty_applications a
    where ${condition} and ${from} order by ${order} limit ${limit} offset ${offset}`;
}

export function receivedQuery(
  filter: ReceivedFilter,
  sort: ApplicationSort,
  page: ListPage,
): RawBuilder<ApplicationRow> {
  return applicationsQuery(pageOfIds(isReceived(filter), sort, page));
}

export type SentFilter = { userId: number; status: ApplicationStatus | null };

const isSent = ({ userId, status }: SentFilter) =>
  sql`a.user_id = ${userId} and a.hidden_at is null and ${status === null ? sql`true` : sql`a.status = ${status}`}`;

export function sentQuery(filter: SentFilter, page: ListPage): RawBuilder<ApplicationRow> {
  return applicationsQuery(pageOfIds(isSent(filter), 'new', page));
}

async function count(db: Db, condition: Sql): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from bounty_applications a where ${condition}`.execute(db);
  return rows[0]?.total ?? 0;
}

export const countReceived = (db: Db, filter: ReceivedFilter) => count(db, isReceived(filter));
export const countSent = (db: Db, filter: SentFilter) => count(db, isSent(filter));

export type SentStats = { sent: number; chosen: number; decided: number; read_hours: number | null };

export async function getSentStats(db: Db, userId: number, since: Date): Promise<SentStats> {
  const { rows } = await sql<SentStats>`
    select count(*)::int as sent, count(*) filter (where status = 'accepted')::int as chosen,
      count(*) filter (where status in ('accepted', 'declined'))::int as decided,
      (avg(extract(epoch from viewed_at - created_at)) / 3600)::float8 as read_hours
    from bounty_applications where user_id = ${userId} and hidden_at is null and created_at >= ${since}`.execute(
    db,
  );
  return rows[0] ?? { sent: 0, chosen: 0, decided: 0, read_hours: null };
}
