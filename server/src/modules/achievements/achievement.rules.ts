import {
  achievements,
  type AchievementKey,
  type AchievementMetric,
} from '@zaojie/contract/achievements/achievement-words';

export const mostComments = Math.max(
  ...achievements.filter(({ metric }) => metric === 'comments').map(({ goal }) => goal),
);

/** What these numbers reach and isn't earned yet. */
export function reachedBy(
  metrics: Readonly<Record<AchievementMetric, number>>,
  earned: ReadonlySet<string>,
): AchievementKey[] {
  return achievements
    .filter(({ key, metric, goal }) => !earned.has(key) && metrics[metric] >= goal)
    .map(({ key }) => key);
}

/** Whether there is anything left that one of these numbers could reach. */
export function isOpen(about: readonly AchievementMetric[], earned: ReadonlySet<string>): boolean {
  return achievements.some(({ key, metric }) => about.includes(metric) && !earned.has(key));
}

export const titleOf = (key: AchievementKey): { seal: string; title: string } =>
  achievements.find((each) => each.key === key) ?? { seal: '', title: key };

const DAY_MS = 86_400_000;
const YEAR = achievements.find(({ key }) => key === 'year')?.goal ?? 365;

/** Between which moments those joined whose year is over since the last look; a day of room for looks that were missed. */
export const anniversaries = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - (YEAR + 2) * DAY_MS),
  to: new Date(now.getTime() - YEAR * DAY_MS),
});
