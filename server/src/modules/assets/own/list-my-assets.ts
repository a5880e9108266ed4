import type { AssetStatus } from '@zaojie/contract/assets/asset-words';
import type { listMyAssets as endpoint } from '@zaojie/contract/assets/asset.endpoints';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import { pageBefore, pageOf, placeBefore } from '../../../frame/paging.ts';
import { assetsQuery, type AssetRow } from '../asset-rows.ts';
import { viewCard } from '../asset.view.ts';

export type MyPage = {
  userId: number;
  status: AssetStatus | null;
  before: number | null;
  limit: number;
  offset: number;
};

const ofStatus = (status: AssetStatus | null) =>
  status === null ? sql`a.status <> 'withdrawn'` : sql`a.status = ${status}`;

export function myAssetsQuery({ userId, status, before, limit, offset }: MyPage): RawBuilder<AssetRow> {
  return assetsQuery(
    sql`
    select a.id, '' as place, row_number() over (order by a.id desc) as ord from assets a
    where a.user_id = ${userId} and ${ofStatus(status)} and ${before === null ? sql`true` : sql`a.id < ${before}`}
    order by a.id desc limit ${limit} offset ${offset}`,
    userId,
  );
}

async function countMine(db: Db, userId: number, status: AssetStatus | null): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from assets a where a.user_id = ${userId} and ${ofStatus(status)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

export const listMyAssets: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage, status } = query;
  const before = placeBefore(query.cursor);
  const offset = before === null ? (page - 1) * perPage : 0;
  const mine = { userId: viewer.userId, status, before, limit: perPage + 1, offset };
  const [{ rows }, total] = await Promise.all([
    myAssetsQuery(mine).execute(db),
    countMine(db, viewer.userId, status),
  ]);
  const { shown, nextCursor } = pageBefore(rows, perPage, (row) => row.id);
  return {
    ...pageOf(
      shown.map((row) => viewCard(row, viewer, context)),
      { total, page, perPage },
    ),
    next_cursor: nextCursor,
  };
};
