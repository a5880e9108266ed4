import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { hasBlocked, isShownTo } from '../../users/index.ts';
import { postsQuery, type PostRow } from '../post-rows.ts';

/** Kept until the end of the transaction as it is: a post that goes waits. False when it is gone or out of reach. */
export async function holdPost(tx: Tx, postId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from posts p where p.id = ${postId} and p.deleted_at is null
      and not ${hasBlocked(sql.ref('p.user_id'), sql`${userId}::bigint`)} for share`.execute(tx);
  return rows.length > 0;
}

export async function folderHolding(tx: Tx, postId: number, userId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('post_favorites')
    .select('folder_id')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row?.folder_id ?? null;
}

export async function insertFavorite(
  tx: Tx,
  favorite: { user_id: number; post_id: number; folder_id: number; created_at: Date },
): Promise<void> {
  await tx.insertInto('post_favorites').values(favorite).execute();
  await moveCounts(tx, favorite.folder_id, 1);
}

/** The folder that it stood in; null when it wasn't kept. */
export async function deleteFavorite(tx: Tx, postId: number, userId: number): Promise<number | null> {
  const row = await tx
    .deleteFrom('post_favorites')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .returning('folder_id')
    .executeTakeFirst();
  if (row) await moveCounts(tx, row.folder_id, -1);
  return row?.folder_id ?? null;
}

async function moveCounts(tx: Tx, folderId: number, by: number): Promise<void> {
  await tx
    .updateTable('favorite_folders')
    .set((eb) => ({ post_count: eb('post_count', '+', by) }))
    .where('id', '=', folderId)
    .execute();
}

/** Into another folder of the same person; those that stand there already stay. Whoever calls holds the person. */
export async function moveInto(
  tx: Tx,
  folderId: number,
  which: { userId: number; postIds: readonly number[] } | { fromId: number },
): Promise<number> {
  const chosen =
    'fromId' in which
      ? sql`folder_id = ${which.fromId}`
      : sql`user_id = ${which.userId} and post_id = any(${[...which.postIds]}::bigint[])`;
  const { rows } = await sql<{ folder_id: number; count: number }>`
    with chosen as (
      select user_id, post_id, folder_id from post_favorites where ${chosen} and folder_id <> ${folderId} for update
    ), moved as (
      update post_favorites f set folder_id = ${folderId} from chosen c
      where f.user_id = c.user_id and f.post_id = c.post_id returning c.folder_id
    )
    select folder_id, count(*)::int as count from moved group by folder_id order by folder_id`.execute(tx);
  for (const { folder_id, count } of rows) await moveCounts(tx, folder_id, -count);
  const moved = rows.reduce((sum, { count }) => sum + count, 0);
  if (moved > 0) await moveCounts(tx, folderId, moved);
  return moved;
}

/** How often a post is kept, moved by one or none. */
export async function countFavorites(tx: Tx, postId: number, by: -1 | 0 | 1): Promise<number> {
  const row = await tx
    .updateTable('post_stats')
    .set((eb) => ({ favorite_count: eb('favorite_count', '+', by) }))
    .where('post_id', '=', postId)
    .returning('favorite_count')
    .executeTakeFirst();
  return row?.favorite_count ?? 0;
}

/** A post is gone: nobody keeps it any more, and every folder counts one less. The folders are locked in one order. */
export async function dropFavoritesOf(tx: Tx, postId: number): Promise<void> {
  const { rows } = await sql<{ folder_id: number }>`
    delete from post_favorites where post_id = ${postId} returning folder_id`.execute(tx);
  if (rows.length === 0) return;
  const folderIds = rows.map((row) => row.folder_id);
  await sql`
    with held as (
      select id from favorite_folders where id = any(${folderIds}::bigint[]) order by id for update
    )
    update favorite_folders f set post_count = f.post_count - 1 from held where f.id = held.id`.execute(tx);
  await sql`update post_stats set favorite_count = 0 where post_id = ${postId}`.execute(tx);
}

export type FavoritePage = {
  /** Of one folder, or of all of a person's. */
  of: { folderId: number } | { userId: number };
  viewerId: number | null;
  limit: number;
  offset: number;
  after: { moment: string; id: number } | null;
};

export function favoritesQuery({ of, viewerId, limit, offset, after }: FavoritePage): RawBuilder<PostRow> {
  const kept = 'folderId' in of ? sql`f.folder_id = ${of.folderId}` : sql`f.user_id = ${of.userId}`;
  const from = after
    ? sql`(f.created_at, f.post_id) < (${after.moment}::timestamptz, ${after.id})`
    : sql`true`;
  return postsQuery(
    sql`select f.post_id as id, 0 as k0, f.created_at::text as k1,
        row_number() over (order by f.created_at desc, f.post_id desc) as ord
      from post_favorites f join posts p on p.id = f.post_id
      where ${kept} and ${from} and p.deleted_at is null and ${isShownTo(viewerId, sql.ref('p.user_id'))}
      order by f.created_at desc, f.post_id desc limit ${sql.lit(limit)} offset ${sql.lit(offset)}`,
    { viewerId: viewerId === null ? null : sql`${viewerId}::bigint`, html: 'excerpt' },
  );
}

export async function selectFavorites(db: Db, page: FavoritePage): Promise<PostRow[]> {
  return (await favoritesQuery(page).execute(db)).rows;
}
