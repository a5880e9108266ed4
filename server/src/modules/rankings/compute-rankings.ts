import { periodNames, subNames, type RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import { transaction } from '../../db/transaction.ts';
import { demoPoints } from '../programs/index.ts';
import { creatorPoints } from './creator-points.sql.ts';
import { scoreGames } from './game-points.ts';
import { beginOfPeriod, daysBefore, endOfPeriod, KEPT_DAYS, rankingDay } from './ranking.rules.ts';
import {
  deleteList,
  deleteListsBefore,
  hasList,
  insertList,
  listMade,
  lockRankings,
  type Board,
} from './snapshot.queries.ts';

type Wanted = { board: Board; period: RankingPeriod; day: string };

const boards: readonly Board[] = ['creators', 'games', 'demos'];

/** From rows and their dates alone: asked again, the same list comes out as long as nothing was taken back or deleted. */
export async function makeList(tx: Tx, { board, period, day }: Wanted): Promise<void> {
  const span = { since: sql`${beginOfPeriod(period, day)}`, until: sql`${endOfPeriod(day)}` };
  const score: Record<Board, () => Sql | Promise<Sql>> = {
    creators: () => creatorPoints(span),
    games: () => scoreGames(tx, period, day),
    demos: () => demoPoints(span),
  };
  await insertList(tx, { board, period, day, categories: subNames(board), scored: await score[board]() });
}

/** Makes the lists of the day that aren't made yet, and drops those too old to compare with. Says how many it made. */
export async function computeRankings(db: Db, now: Date): Promise<number> {
  const day = rankingDay(now);
  return transaction(db, async (tx) => {
    await lockRankings(tx);
    let made = 0;
    for (const board of boards) {
      for (const period of periodNames) {
        if (await hasList(tx, { board, period, day })) continue;
        await makeList(tx, { board, period, day });
        made++;
      }
    }
    if (made > 0) await deleteListsBefore(tx, daysBefore(day, KEPT_DAYS));
    return made;
  });
}

export type Rebuilt = { lists: number; entries: number; changed: number };

/** Makes every list that is kept anew, the oldest first as each is compared with an earlier one. Until the end the old ones stand. */
export async function rebuildRankings(db: Db): Promise<Rebuilt> {
  return transaction(db, async (tx) => {
    await lockRankings(tx);
    const made = await listMade(tx);
    await sql`create temporary table earlier_entries on commit drop as ${entries}`.execute(tx);
    for (const list of made) {
      await deleteList(tx, list);
      await makeList(tx, list);
    }
    return { lists: made.length, ...(await compareEntries(tx)) };
  });
}

const entries = sql`select s.board, s.category, s.period, s.day, e.place, e.subject_id, e.points, e.trend, e.streak, e.details
  from ranking_entries e join ranking_snapshots s on s.id = e.snapshot_id`;

async function compareEntries(tx: Tx): Promise<Omit<Rebuilt, 'lists'>> {
  const { rows } = await sql<Omit<Rebuilt, 'lists'>>`
    with latter as materialized (${entries})
    select (select count(*)::int from latter) as entries,
      ((select count(*) from (table latter except table earlier_entries) came)
        + (select count(*) from (table earlier_entries except table latter) gone))::int as changed`.execute(
    tx,
  );
  return rows[0] ?? { entries: 0, changed: 0 };
}
