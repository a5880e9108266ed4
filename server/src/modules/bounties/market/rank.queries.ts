import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { FirstViews, Viewed } from '../../../platform/views/viewed.ts';
import { hotnessOf, isHotnessOff, type BountyCounts } from './rank.rules.ts';

/** Stores the ranks that the counts have moved. Holds the bounties meanwhile: of two who count, the later one decides. */
export async function refreshHotness(tx: Tx, bountyIds: readonly number[]): Promise<void> {
  const { rows } = await sql<BountyCounts & { id: number; rank: number; created_at: Date }>`
    select b.id, b.rank, b.created_at, s.applications_count, s.favorites_count, s.view_count
    from bounties b join bounty_stats s on s.bounty_id = b.id
    where b.id = any(${[...bountyIds]}::bigint[]) order by b.id for no key update of b`.execute(tx);
  const moved = rows
    .map((row) => ({ id: row.id, stored: row.rank, actual: hotnessOf(row, row.created_at) }))
    .filter(({ stored, actual }) => isHotnessOff(stored, actual));
  if (moved.length === 0) return;
  await sql`
    update bounties b set rank = moved.rank
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ actual }) => actual)}::float8[]) as moved (id, rank)
    where b.id = moved.id`.execute(tx);
}

async function countViews(tx: Tx, views: FirstViews): Promise<void> {
  const { rows } = await sql<{ bounty_id: number }>`
    update bounty_stats s set view_count = s.view_count + seen.views
    from unnest(${[...views.keys()]}::bigint[], ${[...views.values()]}::int[]) as seen (bounty_id, views)
    where s.bounty_id = seen.bounty_id returning s.bounty_id`.execute(tx);
  await refreshHotness(
    tx,
    rows.map((row) => row.bounty_id),
  );
}

export const viewedBounties: Viewed = { kind: 'bounty', count: countViews };
