import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export type NewVersion = {
  asset_id: number;
  upload_id: number;
  name: string;
  note: string;
  file_name: string;
  byte_size: number;
  mime: string;
  sha256: string;
  peaks: number[];
  duration_ms: number | null;
  entries: readonly { path: string; size: number }[];
  entry_count: number;
  unpacked_size: number | null;
  now: Date;
};

export async function insertVersion(tx: Tx, { now, entries, ...version }: NewVersion): Promise<number> {
  const { id } = await tx
    .insertInto('asset_versions')
    .values({ ...version, entries: JSON.stringify(entries), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of which asset this file is a version; null when it is free. */
export async function findAssetOfFile(db: Db | Tx, uploadId: number): Promise<number | null> {
  const row = await db
    .selectFrom('asset_versions')
    .select('asset_id')
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  return row?.asset_id ?? null;
}

export async function listFileIds(tx: Tx, assetId: number): Promise<number[]> {
  const { rows } = await sql<{ upload_id: number }>`
    select upload_id from asset_versions where asset_id = ${assetId} and upload_id is not null`.execute(tx);
  return rows.map((row) => row.upload_id);
}

export async function countVersions(tx: Tx, assetId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from asset_versions where asset_id = ${assetId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export type Downloadable = {
  file_name: string;
  byte_size: number;
  sha256: string;
  upload_id: number | null;
  url: string | null;
};

/** A version of an asset, the newest when none is named. */
export async function findVersion(
  db: Db,
  assetId: number,
  versionId: number | null,
): Promise<Downloadable | null> {
  const { rows } = await sql<Downloadable>`
    select v.file_name, v.byte_size, v.sha256, f.id as upload_id, f.url
    from asset_versions v left join uploads f on f.id = v.upload_id
    where v.asset_id = ${assetId} and ${versionId === null ? sql`true` : sql`v.id = ${versionId}`}
    order by v.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
