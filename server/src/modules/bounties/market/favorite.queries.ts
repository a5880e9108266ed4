import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { emittingEvent } from '../../../platform/events/emit-event.ts';
import { isShownTo } from '../../users/index.ts';
import { bountiesQuery, type BountyRow } from '../bounty-rows.ts';

type State = { favorites_count: number };

/** In one statement: the row, the count and the event. Null when there is no such bounty; doing it again changes nothing. */
export async function setFavorite(
  db: Db,
  wish: { bountyId: number; userId: number; isFavorite: boolean; now: Date },
): Promise<number | null> {
  const { bountyId, userId, now } = wish;
  const change = wish.isFavorite
    ? sql`insert into bounty_favorites (bounty_id, user_id, created_at)
        select id, ${userId}::bigint, ${now}::timestamptz from target on conflict do nothing returning bounty_id`
    : sql`delete from bounty_favorites v using target t where v.bounty_id = t.id and v.user_id = ${userId}
        returning v.bounty_id`;
  const { rows } = await sql<State>`
    with target as (
      select id from bounties
      where id = ${bountyId} and deleted_at is null and (status <> 'pending' or user_id = ${userId})
    ), changed as (${change}), told as (
      ${emittingEvent('bounty.favored', { bountyId: sql`changed.bounty_id` }, sql`changed`)}
    )
    update bounty_stats s
    set favorites_count = s.favorites_count + ${wish.isFavorite ? sql`` : sql`-`} (select count(*) from changed)::int
    from target t where s.bounty_id = t.id returning s.favorites_count`.execute(db);
  return rows[0]?.favorites_count ?? null;
}

export type FavoritesPage = {
  userId: number;
  limit: number;
  offset: number;
  after: { moment: string; id: number } | null;
};

export function favoritesQuery(page: FavoritesPage): RawBuilder<BountyRow> {
  const { userId, after } = page;
  const from = after
    ? sql`(v.created_at, v.bounty_id) < (${after.moment}::timestamptz, ${after.id})`
    : sql`true`;
  const ids = sql`
    select v.bounty_id as id, 0 as k0, v.created_at::text as k1,
      row_number() over (order by v.created_at desc, v.bounty_id desc) as ord
    from bounty_favorites v join bounties b on b.id = v.bounty_id
    where v.user_id = ${userId} and ${isKept(userId)} and ${from}
    order by v.created_at desc, v.bounty_id desc limit ${page.limit} offset ${page.offset}`;
  return bountiesQuery(ids, { viewerId: sql`${userId}::bigint` });
}

export async function listFavorites(db: Db, page: FavoritesPage): Promise<BountyRow[]> {
  return (await favoritesQuery(page).execute(db)).rows;
}

const isKept = (userId: number) =>
  sql`b.deleted_at is null and b.status <> 'pending' and ${isShownTo(userId, sql.ref('b.user_id'))}`;

export async function countFavorites(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from bounty_favorites v join bounties b on b.id = v.bounty_id
    where v.user_id = ${userId} and ${isKept(userId)}`.execute(db);
  return rows[0]?.total ?? 0;
}
