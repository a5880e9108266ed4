import type { RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import type { Tx } from '../../db/database.ts';
import { daysBefore, makeList, rankingDay } from '../../modules/rankings/index.ts';

/** How long before today, in days: eight weeks, and of the other lists those that today's are compared with. */
const history: readonly { period: RankingPeriod; days: readonly number[] }[] = [
  { period: 'week', days: [56, 49, 42, 35, 28, 21, 14, 7, 0] },
  { period: 'month', days: [60, 30, 0] },
  { period: 'all', days: [7, 0] },
];

/** After everything that counts. What the lists would have said, worked out from the dates of what happened. */
export async function writeRankings(tx: Tx, { now }: { now: Date }): Promise<void> {
  const today = rankingDay(now);
  for (const { period, days } of history) {
    for (const ago of days) {
      const day = daysBefore(today, ago);
      await makeList(tx, { board: 'creators', period, day });
      await makeList(tx, { board: 'games', period, day });
      await makeList(tx, { board: 'demos', period, day });
    }
  }
}
