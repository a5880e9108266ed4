import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { FirstViews, Viewed } from '../../../platform/views/viewed.ts';
import { refreshRanks } from './rank.queries.ts';

async function countViews(tx: Tx, views: FirstViews): Promise<void> {
  const { rows } = await sql<{ post_id: number }>`
    update post_stats s set view_count = s.view_count + seen.views
    from unnest(${[...views.keys()]}::bigint[], ${[...views.values()]}::int[]) as seen (post_id, views)
    where s.post_id = seen.post_id returning s.post_id`.execute(tx);
  await refreshRanks(
    tx,
    rows.map((row) => row.post_id),
  );
}

export const viewedPosts: Viewed = { kind: 'post', count: countViews };
