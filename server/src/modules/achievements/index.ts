import type { Module } from '../../frame/module.ts';
import { createAchievementSubscribers } from './achievement.subscribers.ts';
import { achievementRoutes } from './achievements.routes.ts';
import { awardAnniversaries } from './award.ts';
import { achievementExports } from './achievement.export.ts';
import { eraseAchievements } from './achievement.eraser.ts';

export { insertEarned } from './achievement.queries.ts';
export { reachedBy } from './achievement.rules.ts';
export { recomputeAll } from './award.ts';
export { measure } from './metric.queries.ts';

export const achievementsModule: Module = {
  name: 'achievements',
  erasers: [eraseAchievements],
  exports: achievementExports,
  routes: achievementRoutes,
  subscribers: createAchievementSubscribers,
  sweeps: [({ db, hub }, now) => awardAnniversaries(db, { hub, now: () => now })],
};
