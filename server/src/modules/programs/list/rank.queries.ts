import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { FirstViews, Viewed } from '../../../platform/views/viewed.ts';
import { hotnessOf, isHotnessOff, type ProgramCounts } from './rank.rules.ts';

type Ranked = ProgramCounts & { id: number; rank: number; published_at: Date };

/** Stores the ranks that the counts have moved. Holds the projects meanwhile: of two who count, the later one decides. */
export async function refreshHotness(tx: Tx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<Ranked>`
    select p.id, p.rank, p.published_at, s.application_count as application, s.follower_count as follower,
      coalesce(d.like_count, 0) as "like", p.devlog_count as devlog, coalesce(d.play_count, 0) as play, s.view_count as view
    from programs p join program_stats s on s.program_id = p.id left join program_demo_stats d on d.program_id = p.id
    where p.id = any(${[...ids]}::bigint[]) and p.published_at is not null
    order by p.id for no key update of p`.execute(tx);
  const moved = rows
    .map((row) => ({ id: row.id, stored: row.rank, actual: hotnessOf(row, row.published_at) }))
    .filter(({ stored, actual }) => isHotnessOff(stored, actual));
  if (moved.length === 0) return;
  await sql`
    update programs p set rank = moved.rank
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ actual }) => actual)}::float8[]) as moved (id, rank)
    where p.id = moved.id`.execute(tx);
}

async function countViews(tx: Tx, seen: FirstViews): Promise<void> {
  const { rows } = await sql<{ program_id: number }>`
    update program_stats s set view_count = s.view_count + seen.times
    from unnest(${[...seen.keys()]}::bigint[], ${[...seen.values()]}::int[]) as seen (program_id, times)
    where s.program_id = seen.program_id returning s.program_id`.execute(tx);
  await refreshHotness(
    tx,
    rows.map((row) => row.program_id),
  );
}

/** Each person once a day, with the day, as periods are ranked by it. */
async function countPlays(tx: Tx, seen: FirstViews): Promise<void> {
  const times = sql`unnest(${[...seen.keys()]}::bigint[], ${[...seen.values()]}::int[]) as seen (program_id, times)`;
  const { rows } = await sql<{ program_id: number }>`
    with counted as (
      insert into program_demo_stats as s (program_id, play_count)
      select p.id, seen.times from ${times} join programs p on p.id = seen.program_id order by p.id
      on conflict (program_id) do update set play_count = s.play_count + excluded.play_count
      returning s.program_id
    )
    select program_id from counted`.execute(tx);
  await sql`
    insert into program_demo_plays as d (program_id, day, plays)
    select p.id, (now() at time zone 'Asia/Shanghai')::date, seen.times
    from ${times} join programs p on p.id = seen.program_id order by p.id
    on conflict (program_id, day) do update set plays = d.plays + excluded.plays`.execute(tx);
  await refreshHotness(
    tx,
    rows.map((row) => row.program_id),
  );
}

export const viewedPrograms: Viewed = { kind: 'program', count: countViews };
export const playedDemos: Viewed = { kind: 'program-play', count: countPlays };
