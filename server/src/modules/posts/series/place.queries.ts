import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** Everything here is done with the author locked, so that places have no gaps and counts are right. */

export async function isOwnStanding(tx: Tx, postId: number, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function seriesHolding(tx: Tx, postId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('series_posts')
    .select('series_id')
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row?.series_id ?? null;
}

/** At the end; the number of posts it then holds. What comes back (null) isn't news. */
export async function appendPost(
  tx: Tx,
  seriesId: number,
  postId: number,
  now: Date | null,
): Promise<number> {
  const { post_count } = await tx
    .updateTable('post_series')
    .set((eb) => ({ post_count: eb('post_count', '+', 1), ...(now && { updated_at: now }) }))
    .where('id', '=', seriesId)
    .returning('post_count')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('series_posts')
    .values({ post_id: postId, series_id: seriesId, position: post_count })
    .execute();
  return post_count;
}

/** Those behind it move up. Nothing when it stands in none. */
export async function takeOut(tx: Tx, postId: number): Promise<void> {
  const left = await tx
    .deleteFrom('series_posts')
    .where('post_id', '=', postId)
    .returning(['series_id', 'position'])
    .executeTakeFirst();
  if (!left) return;
  await sql`update series_posts set position = position - 1
    where series_id = ${left.series_id} and position > ${left.position}`.execute(tx);
  await sql`update post_series set post_count = post_count - 1 where id = ${left.series_id}`.execute(tx);
}

/** False, and nothing moved, unless these are all its posts, each once. */
export async function putInOrder(tx: Tx, seriesId: number, postIds: readonly number[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('series_posts')
    .select('post_id')
    .where('series_id', '=', seriesId)
    .execute();
  const wanted = new Set(postIds);
  const isWhole = wanted.size === postIds.length && wanted.size === rows.length;
  if (!isWhole || !rows.every((row) => wanted.has(row.post_id))) return false;
  await sql`update series_posts sp set position = listed.place
    from unnest(${[...postIds]}::bigint[]) with ordinality as listed (post_id, place)
    where sp.post_id = listed.post_id and sp.series_id = ${seriesId}`.execute(tx);
  return true;
}

export async function keepForReturn(tx: Tx, postId: number, seriesId: number): Promise<void> {
  await sql`insert into series_returns (post_id, series_id) values (${postId}, ${seriesId})
    on conflict (post_id) do update set series_id = excluded.series_id`.execute(tx);
}

/** Where it stood before it was hidden; asked once. */
export async function takeForReturn(tx: Tx, postId: number): Promise<number | null> {
  const row = await tx
    .deleteFrom('series_returns')
    .where('post_id', '=', postId)
    .returning('series_id')
    .executeTakeFirst();
  return row?.series_id ?? null;
}
