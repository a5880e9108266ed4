import { RANKING_DEPTH, type RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import { daysApart, daysBefore, endOfPeriod, PROUD_PLACE } from './ranking.rules.ts';

export type Board = 'creators' | 'games' | 'demos';

export type BoardList = {
  board: Board;
  period: RankingPeriod;
  day: string;
  /** The sub-tabs; each gets a list, an empty one too. */
  categories: readonly string[];
  /** A select of (category, subject_id, points, details). */
  scored: Sql;
};

/** One process at a time works out the lists; whoever waited finds them made. */
export async function lockRankings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rankings', 0))`.execute(tx);
}

export async function hasList(
  db: Db,
  { board, period, day }: Pick<BoardList, 'board' | 'period' | 'day'>,
): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select exists (select 1 from ranking_snapshots
    where board = ${board} and period = ${period} and day = ${day}::date) as made`.execute(db);
  return rows[0]?.made ?? false;
}

/** Lists that were made, the oldest first. */
export async function listMade(db: Db): Promise<Pick<BoardList, 'board' | 'period' | 'day'>[]> {
  const { rows } = await sql<Pick<BoardList, 'board' | 'period' | 'day'>>`
    select distinct board, period, day::text as day from ranking_snapshots order by day, board, period`.execute(
    db,
  );
  return rows;
}

export async function deleteList(
  tx: Tx,
  { board, period, day }: Pick<BoardList, 'board' | 'period' | 'day'>,
): Promise<void> {
  await sql`delete from ranking_snapshots
    where board = ${board} and period = ${period} and day = ${day}::date`.execute(tx);
}

export async function deleteListsBefore(tx: Tx, day: string): Promise<void> {
  await sql`delete from ranking_snapshots where day < ${day}::date`.execute(tx);
}

/**
 * Places everybody who has points, in every category at once, and compares them with the list of the period before: the latest
 * that is at least a period older, as a day may have been missed. With nothing to compare nobody has moved.
 */
export async function insertList(
  tx: Tx,
  { board, period, day, categories, scored }: BoardList,
): Promise<void> {
  const apart = daysApart(period);
  await sql`
    with scored as materialized (${scored}),
    placed as (
      select category, subject_id, points, details,
        row_number() over (partition by category order by points desc, subject_id)::int as place
      from scored where points > 0
    ),
    kept as materialized (select * from placed where place <= ${sql.lit(RANKING_DEPTH)}),
    made as (
      insert into ranking_snapshots (board, category, period, day, ends_at, entry_count)
      select ${board}, category, ${period}, ${day}::date, ${endOfPeriod(day)},
        (select count(*) from kept where kept.category = wanted.category)
      from unnest(${[...categories]}::text[]) as wanted (category)
      returning id, category
    ),
    earlier as (
      select distinct on (category) id, category from ranking_snapshots
      where board = ${board} and period = ${period}
        and day > ${daysBefore(day, 2 * apart)}::date and day <= ${daysBefore(day, apart)}::date
      order by category, day desc
    )
    insert into ranking_entries (snapshot_id, place, subject_id, points, trend, streak, details)
    select made.id, kept.place, kept.subject_id, kept.points,
      case when earlier.id is null then 0 else was.place - kept.place end,
      case when kept.place <= ${sql.lit(PROUD_PLACE)} then coalesce(was.streak, 0) + 1 else 0 end, kept.details
    from kept join made on made.category = kept.category
    left join earlier on earlier.category = kept.category
    left join ranking_entries was on was.snapshot_id = earlier.id and was.subject_id = kept.subject_id`.execute(
    tx,
  );
}
