import { sql } from 'kysely';
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

/** Those uploads of before that no post, face or circle shows any more; locked, so that none comes into use meanwhile. */
export async function takeUnusedUploads(
  tx: Tx,
  before: Date,
  count: number,
): Promise<{ url: string; widths: number[] }[]> {
  const isUnused = sql`
    not exists (select from post_media where upload_id = uploads.id)
    and not exists (select from users where avatar = uploads.url)
    and not exists (select from circles where icon = uploads.url)
    and not exists (select from circles where cover_image = uploads.url)`;
  const found = await sql<{ id: number }>`
    select id from uploads where created_at < ${before} and ${isUnused}
    order by id limit ${count} for update skip locked
  `.execute(tx);
  const ids = found.rows.map((row) => row.id);
  if (ids.length === 0) return [];
  // Looked at again: what was written between the first look and the lock shows only now.
  const { rows } = await sql<{ url: string; widths: number[] }>`
    delete from uploads where id = any(${ids}) and ${isUnused} returning url, widths
  `.execute(tx);
  return rows;
}
