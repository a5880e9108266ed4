import type { Tx } from '../../db/database.ts';
import { daysBefore, makeList, rankingDay } from '../../modules/rankings/index.ts';

const WEEKS = 8;

/** After everything that counts. What the lists of eight weeks would have said, worked out from the dates of what happened. */
export async function writeRankings(tx: Tx, { now }: { now: Date }): Promise<void> {
  const today = rankingDay(now);
  for (let week = WEEKS; week >= 0; week--) {
    const day = daysBefore(today, week * 7);
    await makeList(tx, { board: 'creators', period: 'week', day });
    // Of lists without an end only the one that today's is compared with.
    if (week <= 1) await makeList(tx, { board: 'creators', period: 'all', day });
  }
  for (const days of [60, 30, 0]) {
    await makeList(tx, { board: 'creators', period: 'month', day: daysBefore(today, days) });
  }
}
