import type { listMyBounties as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import type { BountyStatus } from '@zaojie/contract/bounties/bounty-availability';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../frame/paging.ts';
import { bountiesQuery, type BountyRow } from '../bounty-rows.ts';
import { viewOwnBounty } from '../bounty.view.ts';

type Mine = { userId: number; status: BountyStatus | null };

const isMine = ({ userId, status }: Mine) =>
  sql`b.user_id = ${userId} and b.deleted_at is null and ${status === null ? sql`true` : sql`b.status = ${status}`}`;

export function myBountiesQuery(mine: Mine, page: { limit: number; offset: number; afterId: number | null }) {
  const from = page.afterId === null ? sql`true` : sql`b.id < ${page.afterId}`;
  const ids = sql`
    select b.id, 0 as k0, '' as k1, row_number() over (order by b.id desc) as ord from bounties b
    where ${isMine(mine)} and ${from} order by b.id desc limit ${page.limit} offset ${page.offset}`;
  return bountiesQuery(ids, { viewerId: sql`${mine.userId}::bigint`, hasCounts: true });
}

async function countMine(db: Db, mine: Mine): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from bounties b where ${isMine(mine)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export function readId(cursor: string | null): number | null {
  const [id] = (cursor === null ? null : decodeCursor(cursor, 1)) ?? [];
  return Number.isSafeInteger(id) ? Number(id) : null;
}

export const listMyBounties: Action<typeof endpoint> = async ({ db, viewer, now }, { query }) => {
  const { page, per_page: perPage, status } = query;
  const mine = { userId: viewer.userId, status };
  const afterId = readId(query.cursor);
  const offset = afterId === null ? (page - 1) * perPage : 0;
  const [{ rows }, total] = await Promise.all([
    myBountiesQuery(mine, { limit: perPage, offset, afterId }).execute(db),
    countMine(db, mine),
  ]);
  const last: BountyRow | undefined = rows.length === perPage ? rows.at(-1) : undefined;
  return {
    ...pageOf(
      rows.map((row) => viewOwnBounty(row, viewer, now())),
      { total, page, perPage },
    ),
    next_cursor: last ? encodeCursor([last.id]) : null,
  };
};
