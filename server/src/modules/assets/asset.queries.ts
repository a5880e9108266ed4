import type { AssetLicence, AssetStatus, AssetType } from '@zaojie/contract/assets/asset-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { assetQuery, type AssetRow } from './asset-rows.ts';

export type LockedAsset = {
  id: number;
  user_id: number;
  title: string;
  description: string;
  type: AssetType;
  licence: AssetLicence;
  tags: string[];
  status: AssetStatus;
  picture_id: number | null;
  published_at: Date | null;
};

const lockedColumns = [
  'id',
  'user_id',
  'title',
  'description',
  'type',
  'licence',
  'tags',
  'status',
  'picture_id',
  'published_at',
] as const;

export async function lockAsset(tx: Tx, id: number): Promise<LockedAsset | null> {
  const row = await tx
    .selectFrom('assets')
    .select(lockedColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (row as LockedAsset | undefined) ?? null;
}

export type NewAsset = {
  user_id: number;
  title: string;
  description: string;
  type: AssetType;
  licence: AssetLicence;
  tags: string[];
  picture_id: number | null;
  now: Date;
};

export async function insertAsset(tx: Tx, { now, ...asset }: NewAsset): Promise<LockedAsset> {
  const row = await tx
    .insertInto('assets')
    .values({ ...asset, status: 'draft', created_at: now, updated_at: now })
    .returning(lockedColumns)
    .executeTakeFirstOrThrow();
  await tx.insertInto('asset_stats').values({ asset_id: row.id }).execute();
  return row as LockedAsset;
}

type AssetChange = Partial<
  Pick<
    LockedAsset,
    'title' | 'description' | 'type' | 'licence' | 'tags' | 'status' | 'picture_id' | 'published_at'
  >
>;

export async function updateAsset(tx: Tx, id: number, change: AssetChange, now: Date): Promise<void> {
  await tx
    .updateTable('assets')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function getCardRow(db: Db | Tx, id: number, viewerId: number | null): Promise<AssetRow> {
  const { rows } = await assetQuery<object>(id, viewerId, sql`true as is_there`).execute(db);
  const [row] = rows;
  if (!row) throw new Error(`asset ${id} is gone in its own transaction`);
  return row;
}
