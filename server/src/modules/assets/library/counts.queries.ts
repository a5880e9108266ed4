import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { FirstViews, Viewed } from '../../../platform/views/viewed.ts';

const seen = (views: FirstViews) =>
  sql`unnest(${[...views.keys()]}::bigint[], ${[...views.values()]}::int[]) as seen (asset_id, times)`;

async function countViews(tx: Tx, views: FirstViews): Promise<void> {
  await sql`
    update asset_stats s set view_count = s.view_count + seen.times
    from ${seen(views)} where s.asset_id = seen.asset_id`.execute(tx);
}

/** The listings carry the count along, so that the library can be ordered by it. */
async function countDownloads(tx: Tx, downloads: FirstViews): Promise<void> {
  await sql`
    with counted as (
      update asset_stats s set download_count = s.download_count + seen.times
      from ${seen(downloads)} where s.asset_id = seen.asset_id returning s.asset_id, s.download_count
    )
    update asset_listings l set download_count = counted.download_count
    from counted where l.asset_id = counted.asset_id`.execute(tx);
}

export const viewedAssets: Viewed = { kind: 'asset', count: countViews };
/** Somebody who takes several versions, or the same one twice, on one day has taken the asset once. */
export const downloadedAssets: Viewed = { kind: 'asset-download', count: countDownloads };
