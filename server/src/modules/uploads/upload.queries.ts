import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** Uploads of one person are counted one after the other, or twenty at once would all find room. */
export async function lockUploadsOf(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${userId}`}, 0))`.execute(tx);
}

/** False when these pieces are being put together already. */
export async function tryLockMerge(tx: Tx, userId: number, chunkId: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`merge:${userId}:${chunkId}`}, 0)) as locked
  `.execute(tx);
  return rows[0]?.locked ?? false;
}

/** Bytes of kept files and waiting pieces. */
export async function getUsedBytes(db: Db | Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select (coalesce((select sum(byte_size) from uploads where user_id = ${userId}), 0)
      + coalesce((select sum(byte_size) from upload_chunks where user_id = ${userId}), 0))::bigint as used
  `.execute(db);
  return rows[0]?.used ?? 0;
}

export type NewUpload = {
  kind: string;
  url: string;
  name: string;
  byte_size: number;
  width: number | null;
  height: number | null;
  blur: string;
  widths: number[];
};

export async function insertUpload(tx: Tx, userId: number, upload: NewUpload, now: Date): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({ ...upload, user_id: userId, created_at: now })
    .execute();
}

export async function findUploadName(db: Db, url: string): Promise<string | null> {
  const row = await db.selectFrom('uploads').select('name').where('url', '=', url).executeTakeFirst();
  return row?.name ?? null;
}

/** Nothing shows it: no post, no message, no face, no circle. */
const isUnused = sql`
  not exists (select from post_media where upload_id = uploads.id)
  and not exists (select from messages where upload_id = uploads.id)
  and not exists (select from users where avatar = uploads.url and avatar <> '')
  and not exists (select from circles where icon = uploads.url)
  and not exists (select from circles where cover_image = uploads.url)`;

export type TakenUpload = { url: string; widths: number[] };

/** Deletes what is unused among the chosen; locked, so that none comes into use meanwhile. */
async function takeUnused(tx: Tx, chosen: RawBuilder<unknown>, count: number): Promise<TakenUpload[]> {
  const found = await sql<{ id: number }>`
    select id from uploads where ${chosen} and ${isUnused} order by id limit ${count} for update skip locked
  `.execute(tx);
  const ids = found.rows.map((row) => row.id);
  if (ids.length === 0) return [];
  // Looked at again: what was written between the first look and the lock shows only now.
  const { rows } = await sql<TakenUpload>`
    delete from uploads where id = any(${ids}) and ${isUnused} returning url, widths
  `.execute(tx);
  return rows;
}

export function takeUnusedUploads(tx: Tx, before: Date, count: number): Promise<TakenUpload[]> {
  return takeUnused(tx, sql`created_at < ${before}`, count);
}

export async function takeUnusedAmong(
  tx: Tx,
  userId: number,
  urls: readonly string[],
): Promise<TakenUpload[]> {
  if (urls.length === 0) return [];
  return takeUnused(tx, sql`url = any(${[...urls]}) and user_id = ${userId}`, urls.length);
}

/** What a deleted post showed: its text stays with the row. */
export async function findDeletedPost(tx: Tx, postId: number) {
  const row = await tx
    .selectFrom('posts')
    .select(['content', sql<{ url: string }[]>`media`.as('media')])
    .where('id', '=', postId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}
