import type { SeriesPicture, SeriesPlace } from '@zaojie/contract/posts/series.schemas';
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
  /** Null where none was chosen, or its post shows it no more. */
  chosen_cover: string | null;
  first_cover: string | null;
  holds: boolean;
};

type Asked = { of: { userId: number } | { id: number }; viewerId: number | null; postId?: number };

/** Of the first post of `s`, a series, which has a cover. */
const firstCover = sql`(select p.cover_image from series_posts sp join posts p on p.id = sp.post_id
  where sp.series_id = s.id and p.deleted_at is null and p.cover_image <> '' order by sp.position limit 1)`;

/** Whether `p`, a post in a series, shows a picture to everybody: what is covered stands for nothing elsewhere. */
const shows = (url: Sql) => sql`p.deleted_at is null and not p.is_sensitive
  and p.media @> jsonb_build_array(jsonb_build_object('url', ${url}::text))`;

const chosenCover = sql`(select s.cover_url from series_posts sp join posts p on p.id = sp.post_id
  where sp.post_id = s.cover_post_id and sp.series_id = s.id and ${shows(sql.ref('s.cover_url'))})`;

/** Of people whom the viewer has blocked none; empty ones are nobody's business but their author's. */
export function seriesQuery({ of, viewerId, postId = 0 }: Asked): RawBuilder<SeriesRow> {
  const meant = 'id' in of ? sql`s.id = ${of.id}` : sql`s.user_id = ${of.userId}`;
  const isShown = isShownTo(viewerId === null ? null : sql`${viewerId}::bigint`, sql.ref('s.user_id'));
  const isFull = 'id' in of ? sql`true` : sql`(s.post_count > 0 or s.user_id = ${viewerId ?? 0})`;
  return sql<SeriesRow>`
    select s.id, s.user_id, s.title, s.description, s.post_count, s.created_at, s.updated_at,
      ${shownName()} as nickname, u.avatar, ${chosenCover} as chosen_cover, ${firstCover} as first_cover,
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

export async function showsPicture(
  tx: Tx,
  seriesId: number,
  { post_id, url }: { post_id: number; url: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from series_posts sp join posts p on p.id = sp.post_id
    where sp.post_id = ${post_id} and sp.series_id = ${seriesId} and ${shows(sql`${url}`)}`.execute(tx);
  return rows.length > 0;
}

export async function listPicturesIn(db: Db, seriesId: number): Promise<SeriesPicture[]> {
  const { rows } = await sql<SeriesPicture>`
    select p.id as post_id, m.picture->>'url' as url
    from series_posts sp join posts p on p.id = sp.post_id,
      jsonb_array_elements(p.media) with ordinality as m (picture, place)
    where sp.series_id = ${seriesId} and p.deleted_at is null and not p.is_sensitive
    order by sp.position, m.place`.execute(db);
  return rows;
}

type SeriesText = { title: string; description: string };
type SeriesColumns = SeriesText & { cover_post_id: number | null; cover_url: string };

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

export async function updateSeries(tx: Tx, id: number, columns: Partial<SeriesColumns>): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await tx.updateTable('post_series').set(columns).where('id', '=', id).execute();
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
