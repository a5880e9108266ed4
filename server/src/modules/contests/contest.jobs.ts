import { contestLimits } from '@zaojie/contract/contests/contest-limits';
import type { Tx } from '../../db/database.ts';
import { cancelJob, scheduleJob } from '../../platform/jobs/schedule-job.ts';
import type { LockedContest } from './contest.queries.ts';

/** What everybody in a contest is told at once. */
export const tidings = [
  'started',
  'closing_soon',
  'voting',
  'results',
  'cancelled',
  'retimed',
  'added',
] as const;
export type Tidings = (typeof tidings)[number];

/** What comes more than once is told apart by the turn. Some hundred people a time, from behind this one on. */
export type TellContest = { contestId: number; tidings: Tidings; afterId: number; turn?: string };

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    /** The hour of the step that it is in has come. */
    'step-contest': { contestId: number };
    'warn-contest': { contestId: number };
    'count-contest': { contestId: number };
    'tell-contest': TellContest;
  }
}

const stepKey = (id: number) => `step-contest:${id}`;
const warnKey = (id: number) => `warn-contest:${id}`;
const HOUR_MS = 3_600_000;

type Timed = Pick<LockedContest, 'id' | 'status' | 'starts_at' | 'submissions_close_at' | 'voting_closes_at'>;

export function endOfStep(contest: Omit<Timed, 'id'>): Date | null {
  if (contest.status === 'open') return contest.starts_at;
  if (contest.status === 'running') return contest.submissions_close_at;
  return contest.status === 'voting' ? contest.voting_closes_at : null;
}

/** One timer, for the end of the step that it is in; each step sets the next. */
export async function setTimers(tx: Tx, contest: Timed, now: Date): Promise<void> {
  const { id } = contest;
  const runAt = endOfStep(contest);
  if (runAt) await scheduleJob(tx, 'step-contest', { contestId: id }, { runAt, key: stepKey(id) });
  const close = contest.submissions_close_at?.getTime() ?? 0;
  const warnAt = new Date(close - contestLimits.closingSoonHours * HOUR_MS);
  // A contest that is shorter than that says it all when it starts.
  if (contest.status === 'running' && warnAt > now) {
    await scheduleJob(tx, 'warn-contest', { contestId: id }, { runAt: warnAt, key: warnKey(id) });
  } else await cancelJob(tx, warnKey(id));
}

export async function stopTimers(tx: Tx, id: number): Promise<void> {
  await cancelJob(tx, stepKey(id));
  await cancelJob(tx, warnKey(id));
}

export const scheduleCount = (tx: Tx, contestId: number) =>
  scheduleJob(tx, 'count-contest', { contestId }, { key: `count-contest:${contestId}` });
