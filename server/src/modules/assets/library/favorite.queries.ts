import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isShownTo } from '../../users/index.ts';
import { assetsQuery, type AssetRow } from '../asset-rows.ts';

/** In one statement: the row and the count. Null when there is no such asset; doing it again changes nothing. */
export async function setFavorite(
  db: Db,
  wish: { assetId: number; userId: number; isFavorite: boolean; now: Date },
): Promise<number | null> {
  const { assetId, userId, now } = wish;
  const change = wish.isFavorite
    ? sql`insert into asset_favorites (asset_id, user_id, created_at)
        select id, ${userId}::bigint, ${now}::timestamptz from target on conflict do nothing returning asset_id`
    : sql`delete from asset_favorites v using target t where v.asset_id = t.id and v.user_id = ${userId}
        returning v.asset_id`;
  const { rows } = await sql<{ favorites_count: number }>`
    with target as (
      select id from assets
      where id = ${assetId} and (status = 'published' or (status <> 'withdrawn' and user_id = ${userId}))
    ), changed as (${change})
    update asset_stats s
    set favorites_count = s.favorites_count + ${wish.isFavorite ? sql`` : sql`-`} (select count(*) from changed)::int
    from target t where s.asset_id = t.id returning s.favorites_count`.execute(db);
  return rows[0]?.favorites_count ?? null;
}

export type FavoritesPage = {
  userId: number;
  limit: number;
  offset: number;
  after: { moment: string; id: number } | null;
};

/** Those that are gone from the library are left out until they come back. */
const isKept = (userId: number) => sql`a.status = 'published' and ${isShownTo(userId, sql.ref('a.user_id'))}`;

export function favoritesQuery({ userId, limit, offset, after }: FavoritesPage): RawBuilder<AssetRow> {
  const from = after
    ? sql`(v.created_at, v.asset_id) < (${after.moment}::timestamptz, ${after.id}::bigint)`
    : sql`true`;
  return assetsQuery(
    sql`
    select v.asset_id as id, v.created_at::text as place,
      row_number() over (order by v.created_at desc, v.asset_id desc) as ord
    from asset_favorites v join assets a on a.id = v.asset_id
    where v.user_id = ${userId} and ${isKept(userId)} and ${from}
    order by v.created_at desc, v.asset_id desc limit ${limit} offset ${offset}`,
    userId,
  );
}

export async function listFavorites(db: Db, page: FavoritesPage): Promise<AssetRow[]> {
  return (await favoritesQuery(page).execute(db)).rows;
}

export async function countFavorites(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from asset_favorites v join assets a on a.id = v.asset_id
    where v.user_id = ${userId} and ${isKept(userId)}`.execute(db);
  return rows[0]?.total ?? 0;
}
