import type { Module } from '../../frame/module.ts';
import { createAchievementSubscribers } from './achievement.subscribers.ts';
import { achievementRoutes } from './achievements.routes.ts';
import { awardAnniversaries } from './award.ts';

export { insertEarned } from './achievement.queries.ts';
export { reachedBy } from './achievement.rules.ts';
export { recomputeAll } from './award.ts';
export { measure } from './metric.queries.ts';

export const achievementsModule: Module = {
  name: 'achievements',
  routes: achievementRoutes,
  subscribers: createAchievementSubscribers,
  sweeps: [({ db, hub }, now) => awardAnniversaries(db, { hub, now: () => now })],
};
