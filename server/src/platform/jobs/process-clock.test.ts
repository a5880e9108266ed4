import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createGate, createJobRig, type JobRig } from './job-test-rig.ts';
import { scheduleJob, type JobOptions } from './schedule-job.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let rig: JobRig;
beforeAll(async () => {
  rig = await createJobRig();
});
afterEach(async () => {
  await rig.reset();
  vi.useRealTimers();
});
afterAll(() => rig.close());

/** Puts only `Date` of this process elsewhere; timers and the database go on as they are. */
function setProcessClock(shiftMs: number): number {
  vi.useRealTimers();
  const nowMs = Date.now() + shiftMs;
  vi.setSystemTime(nowMs);
  return nowMs;
}

const note = (text: string, options?: JobOptions) =>
  rig.inTransaction((tx) => scheduleJob(tx, 'test-note', { text }, options));

/** Runs until the last note has come by, and tells which ones did. */
async function runUntil(last: string): Promise<string[]> {
  const ran: string[] = [];
  const gate = createGate();
  const runner = rig.open(async () => {}, {
    tasks: {
      'test-note': async ({ text }) => {
        ran.push(text);
        if (text === last) gate.open();
      },
    },
  });
  await runner.start();
  await gate.opened;
  await runner.stop();
  return ran;
}

test('a process whose clock is ahead of the database runs what is due by its own', async () => {
  const nowMs = setProcessClock(DAY);
  await note('due for us', { runAt: new Date(nowMs - HOUR) });
  expect(await runUntil('due for us')).toEqual(['due for us']);
});

test('a process whose clock is behind leaves what is not due by its own, and runs what is due at once', async () => {
  const nowMs = setProcessClock(-DAY);
  await note('due for the database only', { runAt: new Date(nowMs + HOUR) });
  await note('now', { runAt: new Date(nowMs) });
  await note('at once');
  expect((await runUntil('now')).sort()).toEqual(['at once', 'now']);
  expect(await rig.jobs()).toMatchObject([{ attempts: 0, run_at: new Date(nowMs + HOUR) }]);
});

test('the calendar goes by the clock of the process', async () => {
  const nowMs = setProcessClock(30 * DAY);
  const lastRun = new Date(nowMs - 5 * HOUR);
  await sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('sweep-expired', ${lastRun}, ${lastRun})`.execute(rig.db);
  const swept = createGate();
  const missed = new Date(nowMs - HOUR / 2);
  const crons = [{ task: 'sweep-expired', match: `${missed.getUTCMinutes()} * * * *` } as const];
  let runAt: Date | undefined;
  const runner = rig.open(
    async () => {
      runAt = (await rig.jobs())[0]?.run_at;
      swept.open();
    },
    { crons },
  );
  await runner.start();
  await swept.opened;
  await runner.stop();
  expect(runAt).toEqual(new Date(Math.floor(missed.getTime() / 60_000) * 60_000));
});

test('a calendar without its task stops the start', () => {
  const open = () => rig.open(async () => {}, { crons: [{ task: 'test-sweep', match: '* * * * *' }] });
  expect(open).toThrow('test-sweep is in the calendar, but no module has a task for it');
});
