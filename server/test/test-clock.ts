import type { Db } from '../src/db/database.ts';
import type { JobTasks } from '../src/platform/jobs/job-types.ts';
import { findNextRunAt, runDue, type DueReport } from '../src/platform/jobs/run-due.rig.ts';

export type TestClock = {
  now(): Date;
  advance(ms: number): void;
};

/** A clock that stands until it is moved, anywhere in time. */
export function createTestClock(start: Date | string): TestClock {
  let nowMs = new Date(start).getTime();
  return {
    now: () => new Date(nowMs),
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError(`time goes forward: ${ms}`);
      nowMs += ms;
    },
  };
}

/**
 * Lets time pass as it would have: each job that falls due on the way runs while the clock shows its own time. `runDue`
 * after `advance` is the other case, a process that was down and catches up.
 */
export async function passTime(
  clock: TestClock,
  ms: number,
  jobs: { db: Db; tasks: JobTasks },
): Promise<DueReport> {
  const endMs = clock.now().getTime() + ms;
  const report: DueReport = { ran: [], failed: [] };
  for (
    let next = await findNextRunAt(jobs);
    next && next.getTime() <= endMs;
    next = await findNextRunAt(jobs)
  ) {
    // What is due at once, or was missed, has a time in the past.
    clock.advance(Math.max(0, next.getTime() - clock.now().getTime()));
    const { ran, failed } = await runDue(jobs, clock.now());
    report.ran.push(...ran);
    report.failed.push(...failed);
  }
  clock.advance(endMs - clock.now().getTime());
  return report;
}
