import type { SeriesPlace } from '@zaojie/contract/posts/series.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Sql } from '../../../db/statement.ts';
import { isShownTo, shownName } from '../../users/index.ts';

export type SeriesRow = {
  id: number;
  user_id: number;
  title: string;
  description: string;
  post_count: number;
  created_at: Date;
  updated_at: Date;
  nickname: string;
  avatar: string;
  cover_image: string;
  holds: boolean;
};

type Asked = { of: { userId: number } | { id: number }; viewerId: number | null; postId?: number };

/** The cover of `s`, a series: that of the first of its posts which has one. */
const cover = sql`coalesce((select p.cover_image from series_posts sp join posts p on p.id = sp.post_id
  where sp.series_id = s.id and p.deleted_at is null and p.cover_image <> '' order by sp.position limit 1), '')`;

/** Of people whom the viewer has blocked none; empty ones are nobody's business but their author's. */
export function seriesQuery({ of, viewerId, postId = 0 }: Asked): RawBuilder<SeriesRow> {
  const meant = 'id' in of ? sql`s.id = ${of.id}` : sql`s.user_id = ${of.userId}`;
  const isShown = isShownTo(viewerId === null ? null : sql`${viewerId}::bigint`, sql.ref('s.user_id'));
  const isFull = 'id' in of ? sql`true` : sql`(s.post_count > 0 or s.user_id = ${viewerId ?? 0})`;
  return sql<SeriesRow>`
    select s.id, s.user_id, s.title, s.description, s.post_count, s.created_at, s.updated_at,
      ${shownName()} as nickname, u.avatar, ${cover} as cover_image,
      exists (select 1 from series_posts held where held.post_id = ${postId} and held.series_id = s.id) as holds
    from post_series s join users u on u.id = s.user_id
    where ${meant} and ${isShown} and ${isFull}
    order by s.updated_at desc, s.id desc`;
}

export async function listSeriesRows(db: Db, asked: Asked): Promise<SeriesRow[]> {
  return (await seriesQuery(asked).execute(db)).rows;
}

export type SeriesPostRow = {
  id: number;
  title: string;
  summary: string;
  cover_image: string;
  view_count: number;
  like_count: number;
  comment_count: number;
  created_at: Date;
};

export function seriesPostsQuery(seriesId: number): RawBuilder<SeriesPostRow> {
  return sql<SeriesPostRow>`
    select p.id, p.title, p.summary, p.cover_image, s.view_count, s.like_count, s.comment_count, p.created_at
    from series_posts sp join posts p on p.id = sp.post_id join post_stats s on s.post_id = p.id
    where sp.series_id = ${seriesId} and p.deleted_at is null order by sp.position`;
}

export async function listSeriesPosts(db: Db, seriesId: number): Promise<SeriesPostRow[]> {
  return (await seriesPostsQuery(seriesId).execute(db)).rows;
}

/** The nearest to `mine` on one side. What was deleted a moment ago is passed over. */
const neighbour = (isBeside: Sql, order: Sql) => sql`(
  select json_build_object('id', p.id, 'title', p.title) from series_posts beside join posts p on p.id = beside.post_id
  where beside.series_id = mine.series_id and ${isBeside} and p.deleted_at is null order by ${order} limit 1)`;

export const placeQuery = (postId: Sql): RawBuilder<SeriesPlace> => sql<SeriesPlace>`
  select s.id, s.title, mine.position, s.post_count as posts_count,
    ${neighbour(sql`beside.position < mine.position`, sql`beside.position desc`)} as previous,
    ${neighbour(sql`beside.position > mine.position`, sql`beside.position`)} as next
  from series_posts mine join post_series s on s.id = mine.series_id where mine.post_id = ${postId}`;

export async function countSeries(tx: Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from post_series where user_id = ${userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export type SeriesText = { title: string; description: string };

export async function insertSeries(
  tx: Tx,
  series: SeriesText & { user_id: number },
  now: Date,
): Promise<number> {
  const row = await tx
    .insertInto('post_series')
    .values({ ...series, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateSeries(tx: Tx, id: number, text: Partial<SeriesText>): Promise<void> {
  if (Object.keys(text).length === 0) return;
  await tx.updateTable('post_series').set(text).where('id', '=', id).execute();
}

/** Its posts stay. False when it was gone already. */
export async function removeSeries(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('post_series').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Somebody's own that stands; null for others. Whoever calls holds the person. */
export async function findOwnSeries(
  tx: Tx,
  id: number,
  userId: number,
): Promise<{ id: number; post_count: number } | null> {
  const row = await tx
    .selectFrom('post_series')
    .select(['id', 'post_count'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
