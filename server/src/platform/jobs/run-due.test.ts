import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestClock, passTime, type TestClock } from '../../../test/test-clock.ts';
import { releaseAbandonedJobs } from './job-lease.ts';
import { createGate, createJobRig, type JobRig } from './job-test-rig.ts';
import type { JobTasks } from './job-types.ts';
import { runDue } from './run-due.rig.ts';
import { cancelJob, scheduleJob, type JobOptions } from './schedule-job.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let rig: JobRig;
let clock: TestClock;
let ran: string[];
let tasks: JobTasks;
beforeAll(async () => {
  rig = await createJobRig();
});
beforeEach(() => {
  clock = createTestClock('2026-03-01T12:00:00Z');
  ran = [];
  tasks = { 'test-note': async ({ text }) => void ran.push(text) };
});
afterEach(() => rig.reset());
afterAll(() => rig.close());

const note = (text: string, options?: JobOptions) =>
  rig.inTransaction((tx) => scheduleJob(tx, 'test-note', { text }, options));
const inMs = (ms: number) => new Date(clock.now().getTime() + ms);
const runNow = () => runDue({ db: rig.db, tasks }, clock.now());
const textsOf = (jobs: readonly { payload: unknown }[]) =>
  jobs.map(({ payload }) => (payload as { text: string }).text);

describe("by the test's clock", () => {
  test('a job runs when its time has come, once', async () => {
    await note('deposit', { runAt: inMs(24 * HOUR) });
    clock.advance(24 * HOUR - MINUTE);
    expect(await runNow()).toEqual({ ran: [], failed: [] });
    clock.advance(MINUTE);
    expect(await runNow()).toMatchObject({
      ran: [{ task: 'test-note', payload: { text: 'deposit' }, runAt: clock.now(), attempts: 1 }],
      failed: [],
    });
    expect(await rig.jobs()).toEqual([]);
    clock.advance(DAY);
    expect((await runNow()).ran).toEqual([]);
    expect(ran).toEqual(['deposit']);
  });

  test.each([
    ['long ago', '2001-03-01T00:00:00Z'],
    ['far ahead', '2099-03-01T00:00:00Z'],
  ])('the wall has no say, neither %s', async (_when, start) => {
    clock = createTestClock(start);
    await note('in April', { runAt: inMs(31 * DAY) });
    await note('at once');
    await note('now', { runAt: clock.now() });
    await runNow();
    expect(ran).toEqual(['at once', 'now']);
    clock.advance(31 * DAY);
    await runNow();
    expect(ran).toEqual(['at once', 'now', 'in April']);
  });

  test('a cancelled job never runs, a replaced one runs once, at the later time', async () => {
    await note('cancelled', { key: 'a', runAt: inMs(HOUR) });
    await note('first', { key: 'b', runAt: inMs(HOUR) });
    await note('second', { key: 'b', runAt: inMs(2 * HOUR) });
    await rig.inTransaction((tx) => cancelJob(tx, 'a'));
    clock.advance(HOUR);
    await runNow();
    expect(ran).toEqual([]);
    clock.advance(HOUR);
    await runNow();
    clock.advance(DAY);
    await runNow();
    expect(ran).toEqual(['second']);
  });

  test('in the order of their times, and in the order they came where those are the same', async () => {
    await note('third', { runAt: inMs(3 * HOUR) });
    await note('first', { runAt: inMs(HOUR) });
    await note('second', { runAt: inMs(2 * HOUR) });
    await note('also third', { runAt: inMs(3 * HOUR) });
    clock.advance(DAY);
    expect(textsOf((await runNow()).ran)).toEqual(['first', 'second', 'third', 'also third']);
  });

  test('what a job makes due runs too, what it puts off waits', async () => {
    tasks = {
      'test-note': async ({ text }) => {
        ran.push(text);
        if (text !== 'cause') return;
        await note('later', { runAt: inMs(1) });
        await note('also now', { runAt: clock.now() });
        await note('at once');
      },
    };
    await note('cause', { runAt: inMs(HOUR) });
    await note('after it', { runAt: inMs(2 * HOUR) });
    clock.advance(2 * HOUR);
    await runNow();
    expect(ran).toEqual(['cause', 'at once', 'after it', 'also now']);
    expect(await rig.jobs()).toMatchObject([{ run_at: inMs(1) }]);
  });

  test('jobs of which the task was not handed in stay as they are', async () => {
    await rig.inTransaction((tx) => scheduleJob(tx, 'sweep-expired', {}));
    expect((await runNow()).ran).toEqual([]);
    expect(await rig.jobs()).toMatchObject([{ attempts: 0, locked_by: null }]);
  });
});

describe('failing', () => {
  test('the job is kept and counted, and due again later by the same clock; the others run', async () => {
    let isBroken = true;
    tasks = {
      'test-note': async ({ text }) => {
        ran.push(text);
        if (isBroken && text === 'broken') throw new Error('not now');
      },
    };
    await note('broken', { runAt: inMs(HOUR) });
    await note('whole', { runAt: inMs(2 * HOUR) });
    clock.advance(DAY);
    const { ran: done, failed } = await runNow();
    expect(textsOf(done)).toEqual(['whole']);
    expect(failed).toMatchObject([{ payload: { text: 'broken' }, attempts: 1, error: new Error('not now') }]);
    expect(ran).toEqual(['broken', 'whole']);
    expect(await rig.jobs()).toMatchObject([{ attempts: 1, last_error: 'not now', locked_by: null }]);

    clock.advance(2_000);
    expect(await runNow()).toEqual({ ran: [], failed: [] });
    clock.advance(1_000);
    expect((await runNow()).failed).toMatchObject([{ attempts: 2 }]);
    isBroken = false;
    clock.advance(HOUR);
    expect((await runNow()).ran).toMatchObject([{ attempts: 3 }]);
    expect(await rig.jobs()).toEqual([]);
  });

  test('after the last attempt it stays and is not tried again', async () => {
    tasks = { 'test-note': () => Promise.reject(new Error('never')) };
    await note('broken', { maxAttempts: 1 });
    expect((await runNow()).failed).toHaveLength(1);
    clock.advance(DAY);
    expect(await runNow()).toEqual({ ran: [], failed: [] });
    expect(await rig.jobs()).toMatchObject([{ attempts: 1, last_error: 'never' }]);
  });

  test('a job that fails after it was cancelled is not tried again', async () => {
    tasks = {
      'test-note': async () => {
        await rig.inTransaction((tx) => cancelJob(tx, 'a'));
        throw new Error('cancelled meanwhile');
      },
    };
    await note('doomed', { key: 'a' });
    expect((await runNow()).failed).toHaveLength(1);
    clock.advance(DAY);
    expect(await runNow()).toEqual({ ran: [], failed: [] });
  });

  test('jobs that make each other due without end are told from a test that hangs', async () => {
    tasks = {
      'test-note': async ({ text }) => note(text),
    };
    await note('again');
    await expect(runDue({ db: rig.db, tasks, mostJobs: 20 }, clock.now())).rejects.toThrow(
      'test-note among them',
    );
  });
});

describe('beside others', () => {
  test('a job that a runner has taken is left to it', async () => {
    const [begun, gate] = [createGate(), createGate()];
    const held: JobTasks = {
      'test-note': async ({ text }) => {
        ran.push(text);
        begun.open();
        await gate.opened;
      },
    };
    const runner = rig.open(async () => {}, { tasks: held });
    await runner.start();
    await note('taken');
    await begun.opened;
    expect(await runDue({ db: rig.db, tasks }, new Date())).toEqual({ ran: [], failed: [] });
    gate.open();
    await runner.stop();
    expect(ran).toEqual(['taken']);
    expect(await rig.jobs()).toEqual([]);
  });

  test('its own job is not taken from it, however long it takes', async () => {
    const other = new Client({ connectionString: rig.connectionString });
    await other.connect();
    tasks = {
      'test-note': async ({ text }) => {
        ran.push(text);
        await other.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`);
        expect(await releaseAbandonedJobs(other, 'another process')).toBe(0);
        expect(await runNow()).toEqual({ ran: [], failed: [] });
      },
    };
    await note('long');
    expect((await runNow()).failed).toEqual([]);
    await note('abandoned');
    await other.query(`
      update graphile_worker._private_jobs set locked_by = 'run-due-gone', locked_at = now() - interval '1 hour'`);
    expect(await releaseAbandonedJobs(other, 'another process')).toBe(1);
    await other.end();
    expect(ran).toEqual(['long']);
  });

  test('several at once share the jobs, and each runs once', async () => {
    const texts = Array.from({ length: 40 }, (_, n) => `n${n}`);
    for (const text of texts) await note(text);
    const reports = await Promise.all([runNow(), runNow(), runNow()]);
    expect(reports.flatMap((report) => textsOf(report.ran)).sort()).toEqual(texts.toSorted());
    expect(ran.toSorted()).toEqual(texts.toSorted());
  });
});

describe('letting time pass', () => {
  test('each job sees its own time, also those that others schedule on the way', async () => {
    const seen: string[] = [];
    tasks = {
      'test-note': async ({ text }) => {
        seen.push(`${text} ${clock.now().toISOString()}`);
        if (text === 'delivered') await note('accepted', { runAt: inMs(4 * DAY) });
      },
    };
    await note('reminder', { runAt: inMs(3 * DAY) });
    await note('delivered');
    await note('too late', { runAt: inMs(8 * DAY) });
    const { ran: done } = await passTime(clock, 7 * DAY, { db: rig.db, tasks });
    expect(seen).toEqual([
      'delivered 2026-03-01T12:00:00.000Z',
      'reminder 2026-03-04T12:00:00.000Z',
      'accepted 2026-03-05T12:00:00.000Z',
    ]);
    expect(done).toHaveLength(3);
    expect(clock.now().toISOString()).toBe('2026-03-08T12:00:00.000Z');
  });

  test('what fails is tried again on the way', async () => {
    let tries = 0;
    tasks = {
      'test-note': async () => {
        if (++tries < 4) throw new Error('not yet');
      },
    };
    await note('stubborn', { runAt: inMs(HOUR) });
    const { ran: done, failed } = await passTime(clock, DAY, { db: rig.db, tasks });
    expect([done.length, failed.length]).toEqual([1, 3]);
    await expect(passTime(clock, -1, { db: rig.db, tasks })).rejects.toThrow('time goes forward');
  });
});
