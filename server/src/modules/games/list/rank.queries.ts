import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { FirstViews, Viewed } from '../../../platform/views/viewed.ts';
import { hotnessOf, isHotnessOff, type GameCounts } from './rank.rules.ts';

/** Stores the ranks that the counts have moved. Holds the games meanwhile: of two who count, the later one decides. */
export async function refreshHotness(tx: Tx, gameIds: readonly number[]): Promise<void> {
  const { rows } = await sql<GameCounts & { id: number; rank: number; published_at: Date }>`
    select g.id, g.rank, g.published_at, s.player_count, s.rating_count, s.like_count, s.comment_count, s.play_count,
      s.view_count
    from games g join game_stats s on s.game_id = g.id
    where g.id = any(${[...gameIds]}::bigint[]) and g.published_at is not null
    order by g.id for no key update of g`.execute(tx);
  const moved = rows
    .map((row) => ({ id: row.id, stored: row.rank, actual: hotnessOf(row, row.published_at) }))
    .filter(({ stored, actual }) => isHotnessOff(stored, actual));
  if (moved.length === 0) return;
  await sql`
    update games g set rank = moved.rank
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ actual }) => actual)}::float8[]) as moved (id, rank)
    where g.id = moved.id`.execute(tx);
}

const counting = (column: 'view_count' | 'play_count') => async (tx: Tx, seen: FirstViews) => {
  const count = sql.ref(column);
  const { rows } = await sql<{ game_id: number }>`
    update game_stats s set ${count} = s.${count} + seen.times
    from unnest(${[...seen.keys()]}::bigint[], ${[...seen.values()]}::int[]) as seen (game_id, times)
    where s.game_id = seen.game_id returning s.game_id`.execute(tx);
  await refreshHotness(
    tx,
    rows.map((row) => row.game_id),
  );
};

export const viewedGames: Viewed = { kind: 'game', count: counting('view_count') };
/** Opening the developer's link, or downloading: each person once a day. */
export const playedGames: Viewed = { kind: 'game-play', count: counting('play_count') };

/** How much a few ratings say: as if this many people had said what most games are. */
const DOUBT = { ratings: 5, mean: 3.5 } as const;

/** Where the list by rating has it, from the counts as they are in this transaction; who wasn't rated stands last. */
export async function refreshRatingRank(tx: Tx, gameId: number): Promise<void> {
  await sql`
    update games g set rating_rank = case when s.rating_count = 0 then 0 else
      (${DOUBT.ratings * DOUBT.mean}::float8 + s.rated_1 + 2 * s.rated_2 + 3 * s.rated_3 + 4 * s.rated_4 + 5 * s.rated_5)
      / (${DOUBT.ratings}::float8 + s.rating_count) end
    from game_stats s where s.game_id = g.id and g.id = ${gameId}`.execute(tx);
}
