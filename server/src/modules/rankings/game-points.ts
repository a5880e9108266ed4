import type { RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import { listGameStandings } from '../games/index.ts';
import { gamePoints } from './game-points.rules.ts';
import { beginOfPeriod, endOfPeriod, riseSpans } from './ranking.rules.ts';

/** Every game on each list that it belongs to: (category, subject_id, points, details). */
export async function scoreGames(db: Db, period: RankingPeriod, day: string): Promise<Sql> {
  const until = endOfPeriod(day);
  const { since, before } = riseSpans(period, day);
  const now = await listGameStandings(db, { from: beginOfPeriod(period, day), to: until });
  const recent = period === 'all' ? await listGameStandings(db, { from: since, to: until }) : now;
  const gained = { now, recent, before: await listGameStandings(db, { from: before, to: since }) };
  const lines = JSON.stringify(gamePoints(gained, period, until));
  return sql`select category, subject_id, points, '{}'::jsonb as details
    from json_to_recordset(${lines}::json) as line (category text, subject_id bigint, points bigint)`;
}
