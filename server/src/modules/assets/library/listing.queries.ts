import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { LockedAsset } from '../asset.queries.ts';
import { cellOf } from './cells.rules.ts';

/** The library finds it under its tags and under none; tags that it no longer has find it no longer. */
export async function writeListings(tx: Tx, asset: LockedAsset): Promise<void> {
  const tags = ['', ...asset.tags];
  await sql`
    delete from asset_listings where asset_id = ${asset.id} and tag <> all(${tags}::text[])`.execute(tx);
  await sql`
    insert into asset_listings (asset_id, tag, cell, user_id, published_at, download_count)
    select ${asset.id}::bigint, tag, ${cellOf(asset.type, asset.licence)}::smallint, ${asset.user_id}::bigint,
      ${asset.published_at}::timestamptz, s.download_count
    from unnest(${tags}::text[]) as tag, asset_stats s where s.asset_id = ${asset.id}
    on conflict (asset_id, tag) do update set cell = excluded.cell`.execute(tx);
}

export async function deleteListings(tx: Tx, assetId: number): Promise<void> {
  await tx.deleteFrom('asset_listings').where('asset_id', '=', assetId).execute();
}
