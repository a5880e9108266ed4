import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** Uploads of one person are counted one after the other, or twenty at once would all find room. */
export async function lockUploadsOf(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${userId}`}, 0))`.execute(tx);
}

/** Bytes of kept files and waiting pieces. Originals have quotas of their own, by what they are for. */
export async function getUsedBytes(db: Db | Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select (coalesce((select sum(byte_size) from uploads where user_id = ${userId} and purpose is null), 0)
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
  source_url?: string;
} & Partial<OriginalFacts>;

/** What is known of a file that is kept as it was sent. */
export type OriginalFacts = { purpose: string; mime: string; sha256: string };

export async function insertUpload(tx: Tx, userId: number, upload: NewUpload, now: Date): Promise<number> {
  const [row] = await insertUploads(tx, [{ ...upload, user_id: userId, created_at: now }]);
  if (!row) throw new Error('An upload was not written');
  return row.id;
}

export async function insertUploads(
  tx: Tx,
  uploads: readonly (NewUpload & { user_id: number; created_at: Date })[],
): Promise<{ id: number; url: string }[]> {
  if (uploads.length === 0) return [];
  return tx
    .insertInto('uploads')
    .values([...uploads])
    .returning(['id', 'url'])
    .execute();
}

export async function hasUpload(db: Db, url: string): Promise<boolean> {
  const row = await db.selectFrom('uploads').select('id').where('url', '=', url).executeTakeFirst();
  return row !== undefined;
}

export async function findUploadName(db: Db, url: string): Promise<string | null> {
  const row = await db.selectFrom('uploads').select('name').where('url', '=', url).executeTakeFirst();
  return row?.name ?? null;
}
