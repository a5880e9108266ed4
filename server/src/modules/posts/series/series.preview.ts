import type { Db } from '../../../db/database.ts';
import type { LinkPreview, PageDescription } from '../../../frame/link-preview.ts';
import { listSeriesRows } from './series.queries.ts';

async function describeSeries(db: Db, id: number): Promise<PageDescription | null> {
  const [row] = await listSeriesRows(db, { of: { id }, viewerId: null });
  if (!row) return null;
  const description = row.description || `${row.nickname}的合集，共 ${row.post_count} 篇`;
  return { title: row.title, description, image: row.chosen_cover ?? row.first_cover ?? '' };
}

export const seriesPreview: LinkPreview = { path: /^\/series\/(\d{1,15})\/?$/, describe: describeSeries };
