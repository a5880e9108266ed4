import type { AchievementMetric } from '@zaojie/contract/achievements/achievement-words';
import type { Db, Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { insertEarned, listEarned, listWithout } from './achievement.queries.ts';
import { anniversaries, isOpen, reachedBy, titleOf } from './achievement.rules.ts';
import { measure } from './metric.queries.ts';

/** Gives somebody what their numbers have reached; `about` spares the counting where nothing is left to reach. */
export async function award(
  tx: Tx,
  telling: Telling,
  userId: number,
  about?: readonly AchievementMetric[],
): Promise<number> {
  const earned = new Set((await listEarned(tx, userId)).keys());
  if (about && !isOpen(about, earned)) return 0;
  const now = telling.now();
  const metrics = await measure(tx, userId, now);
  if (!metrics) return 0;
  const fresh = await insertEarned(tx, userId, reachedBy(metrics, earned), now);
  for (const key of fresh) {
    const { seal, title } = titleOf(key);
    await tellFromSite(tx, telling, {
      userId,
      key: `achievement-${key}:${userId}`,
      subject: {
        kind: 'achievement',
        id: userId,
        title: `得到成就「${seal}」`,
        excerpt: `${title}。`,
        picture: '',
        link: '/profile/achievements',
      },
    });
  }
  return fresh.length;
}

/** Nothing happens on the day that somebody has been here for a year: it is looked for. */
export async function awardAnniversaries(db: Db, telling: Telling): Promise<void> {
  for (const userId of await listWithout(db, 'year', anniversaries(telling.now()))) {
    await transaction(db, (tx) => award(tx, telling, userId, ['days']));
  }
}

const BATCH = 200;

/** Everybody anew, some at a time: for a new achievement, or after a restored backup. What was earned keeps its day. */
export async function recomputeAll(db: Db, telling: Telling): Promise<{ people: number; earned: number }> {
  const sum = { people: 0, earned: 0 };
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id } of rows) {
      sum.people += 1;
      sum.earned += await transaction(db, (tx) => award(tx, telling, id));
    }
    const last = rows.at(-1);
    if (!last) return sum;
    after = last.id;
  }
}
