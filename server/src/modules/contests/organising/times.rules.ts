import { contestLimits } from '@zaojie/contract/contests/contest-limits';

export type Times = {
  registration_opens_at: Date | null;
  starts_at: Date | null;
  submissions_close_at: Date | null;
  voting_closes_at: Date | null;
  announce_at: Date | null;
};

const names = [
  ['registration_opens_at', '报名开始'],
  ['starts_at', '活动开始'],
  ['submissions_close_at', '交稿截止'],
  ['voting_closes_at', '投票截止'],
  ['announce_at', '公布'],
] as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What is wrong with the order of the hours or the room between them, in words; null where nothing is, or some are missing. */
export function problemOfTimes(times: Times): string | null {
  const { stepMinMinutes, stepMaxDays } = contestLimits;
  for (const [index, [name, label]] of names.entries()) {
    const [beforeName, beforeLabel] = names[index - 1] ?? [null, ''];
    const [at, before] = [times[name], beforeName === null ? null : times[beforeName]];
    if (at === null) return null;
    if (before === null) continue;
    const apartMs = at.getTime() - before.getTime();
    // The announcement may come with the close of the vote.
    const leastMs = name === 'announce_at' ? 0 : stepMinMinutes * MINUTE_MS;
    if (apartMs < leastMs) {
      return leastMs === 0 || apartMs < 0
        ? `${label}不能早于${beforeLabel}`
        : `${beforeLabel}到${label}至少要有${stepMinMinutes / 60}小时`;
    }
    if (apartMs > stepMaxDays * DAY_MS) return `${beforeLabel}到${label}不能超过${stepMaxDays}天`;
  }
  return null;
}
