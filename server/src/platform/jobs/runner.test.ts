import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createGate, createJobRig, type JobRig } from './job-test-rig.ts';
import { scheduleJob, type JobOptions } from './schedule-job.ts';

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 100_000 });

let rig: JobRig;
beforeAll(async () => {
  rig = await createJobRig();
});
afterEach(() => rig.reset());
afterAll(() => rig.close());

const schedule = (options?: JobOptions) =>
  rig.inTransaction((tx) => scheduleJob(tx, 'sweep-expired', {}, options));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('running', () => {
  test('two runners share the jobs, and each job runs once', async () => {
    const runs = [0, 0];
    const runners = [0, 1].map((index) =>
      rig.open(async () => {
        runs[index] = (runs[index] ?? 0) + 1;
        await sleep(5);
      }),
    );
    await rig.inTransaction(async (tx) => {
      for (let n = 0; n < 200; n++) await scheduleJob(tx, 'sweep-expired', {});
    });
    await Promise.all(runners.map((runner) => runner.start()));
    await eventually(async () => expect(await rig.jobs()).toEqual([]));
    const [left = 0, right = 0] = runs;
    expect(left + right).toBe(200);
    expect(Math.min(left, right)).toBeGreaterThan(0);
  });

  test('what came due while nobody ran fires after the start, the future waits', async () => {
    let runs = 0;
    await schedule({ runAt: new Date(Date.now() - 1_000) });
    const inAnHour = new Date(Date.now() + 3_600_000);
    await schedule({ runAt: inAnHour });
    await rig.open(async () => void runs++).start();
    await eventually(() => expect(runs).toBe(1));
    // By the time a later one has run, the other would have been found too.
    await schedule();
    await eventually(async () => expect(await rig.jobs()).toMatchObject([{ run_at: inAnHour, attempts: 0 }]));
    expect(runs).toBe(2);
  });

  test('a future job fires soon after its time', async () => {
    const ranAt: number[] = [];
    await rig.open(async () => void ranAt.push(Date.now())).start();
    const runAt = Date.now() + 1_500;
    await schedule({ runAt: new Date(runAt) });
    await eventually(() => expect(ranAt).toHaveLength(1));
    expect(ranAt[0]).toBeGreaterThanOrEqual(runAt);
    expect(Number(ranAt[0]) - runAt).toBeLessThan(30_000);
  });

  test('starting adds nothing to the migrated schema', async () => {
    const count = async () =>
      (await sql`select id from graphile_worker.migrations`.execute(rig.db)).rows.length;
    const before = await count();
    await rig.open(async () => {}).start();
    expect(await count()).toBe(before);
    expect(before).toBeGreaterThan(10);
  });
});

describe('the calendar', () => {
  test('makes up once for a time that was missed, with an empty payload', async () => {
    await sql`
      insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('sweep-expired', now() - interval '1 day', now() - interval '5 hours')`.execute(rig.db);
    const payloads: unknown[] = [];
    // Half an hour ago and again in half an hour: only the missed time falls into this test.
    const minute = (new Date().getUTCMinutes() + 30) % 60;
    const crons = [{ task: 'sweep-expired', match: `${minute} * * * *` } as const];
    const runners = [0, 1].map(() => rig.open(async (payload) => void payloads.push(payload), { crons }));
    await Promise.all(runners.map((runner) => runner.start()));
    await eventually(() => expect(payloads).toEqual([{}]));
    await eventually(async () => expect(await rig.jobs()).toEqual([]));
    expect(payloads).toEqual([{}]);
  });
});

describe('failing', () => {
  test('a failed job is tried again', async () => {
    let runs = 0;
    await rig
      .open(async () => {
        if (++runs < 2) throw new Error('not now');
      })
      .start();
    await schedule();
    await eventually(async () => expect(await rig.jobs()).toEqual([]));
    expect(runs).toBe(2);
    expect(rig.logged(40)).toMatchObject([
      { task: 'sweep-expired', attempts: 1, err: { message: 'not now' } },
    ]);
    expect(rig.logged(50)).toEqual([]);
  });

  test('after the last attempt it stays, and an error is logged', async () => {
    let runs = 0;
    await rig
      .open(async () => {
        if (++runs === 1) throw new Error('never');
      })
      .start();
    await schedule({ maxAttempts: 1 });
    await eventually(() => expect(rig.logged(50)).toHaveLength(1));
    await schedule();
    await eventually(async () => expect(await rig.jobs()).toHaveLength(1));
    expect(rig.logged(50)).toMatchObject([{ msg: 'a job failed for good', err: { message: 'never' } }]);
    expect(runs).toBe(2);
    const forGood = { attempts: 1, max_attempts: 1, last_error: 'never', locked_by: null };
    await eventually(async () => expect(await rig.jobs()).toMatchObject([forGood]));
  });
});

describe('stopping', () => {
  test('waits for the job at work and leaves no connection', async () => {
    let hasFinished = false;
    let hasBegun = false;
    const gate = createGate();
    const runner = rig.open(async () => {
      hasBegun = true;
      await gate.opened;
      hasFinished = true;
    });
    await runner.start();
    await schedule();
    await eventually(() => expect(hasBegun).toBe(true));
    const stopping = runner.stop();
    gate.open();
    await stopping;
    expect(hasFinished).toBe(true);
    expect(await rig.jobs()).toEqual([]);
    await eventually(async () => expect(await rig.connections()).toEqual([]));
  });

  test('tells a hanging job to stop, gives it back, and another runner takes it', async () => {
    let signal: AbortSignal | null = null;
    const gate = createGate();
    const runner = rig.open(async (_payload, given) => {
      signal = given;
      await gate.opened;
    });
    await runner.start();
    await schedule();
    await eventually(() => expect(signal).not.toBeNull());
    const startedAt = performance.now();
    await runner.stop();
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    expect(signal).toMatchObject({ aborted: true });
    expect(await rig.jobs()).toMatchObject([{ attempts: 1, locked_by: null }]);
    gate.open();
    let runs = 0;
    await rig.open(async () => void runs++).start();
    await eventually(() => expect(runs).toBe(1));
  });
});
