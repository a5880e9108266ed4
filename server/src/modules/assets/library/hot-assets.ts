import { assetLimits } from '@zaojie/contract/assets/asset-words';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isShownTo } from '../../users/index.ts';
import { cellsOf } from './cells.rules.ts';
import { listLibrary } from './library.queries.ts';

export type HotAsset = {
  id: number;
  user_id: number;
  title: string;
  cover_image: string;
  asset_type: string;
  view_count: number;
};

/** What is taken most, of those that have a picture to show. */
export async function listHotAssets(db: Db, most: number): Promise<HotAsset[]> {
  const shape = {
    order: 'downloads',
    limit: assetLimits.pageSize,
    offset: 0,
    hasViewer: false,
    isAfter: false,
  } as const;
  const cells = cellsOf({ type: null, licence: null });
  const rows = await listLibrary(db, shape, { viewerId: 0, tag: '', cells, key: '', id: 0 });
  return rows
    .flatMap(({ id, user_id, title, picture, type, view_count }) =>
      picture ? [{ id, user_id, title, cover_image: smallOf(picture), asset_type: type, view_count }] : [],
    )
    .slice(0, most);
}

const WANTED_WIDTH = 320;

/** The rail shows it small. */
function smallOf({ url, widths }: { url: string; widths: readonly number[] }): string {
  const width = widths.find((each) => each >= WANTED_WIDTH);
  return width === undefined ? url : url.replace(/-\d+\.webp$/, `-${width}.webp`);
}

/** Of a list that was kept for everybody: what the library still holds and this viewer is shown. */
export async function stillListed(
  db: Db,
  ids: readonly number[],
  viewerId: number | null,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ asset_id: number }>`
    select l.asset_id from asset_listings l
    where l.asset_id = any(${[...ids]}::bigint[]) and l.tag = ''
      and ${isShownTo(viewerId, sql.ref('l.user_id'))}`.execute(db);
  return new Set(rows.map((row) => row.asset_id));
}
