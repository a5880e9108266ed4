import { achievements } from '@zaojie/contract/achievements/achievement-words';
import type { listAchievements as endpoint } from '@zaojie/contract/achievements/achievement.endpoints';
import type { Action } from '../../frame/action.ts';
import { listEarned } from './achievement.queries.ts';
import { reachedBy } from './achievement.rules.ts';
import { award } from './award.ts';
import { measure } from './metric.queries.ts';

/** What was reached without anything happening, as works that were hung, is given when one looks. */
export const listAchievements: Action<typeof endpoint> = async (context) => {
  const { db, viewer, now, hub } = context;
  const metrics = await measure(db, viewer.userId, now());
  let earned = await listEarned(db, viewer.userId);
  if (metrics && reachedBy(metrics, new Set(earned.keys())).length > 0) {
    await context.transaction((tx) => award(tx, { hub, now }, viewer.userId));
    earned = await listEarned(db, viewer.userId);
  }
  const data = achievements.map((each) => ({
    ...each,
    progress: Math.min(each.goal, metrics?.[each.metric] ?? 0),
    earned_at: earned.get(each.key)?.toISOString() ?? null,
  }));
  return { earned: data.filter(({ earned_at: at }) => at !== null).length, data };
};
