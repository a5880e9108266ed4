import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createJobRig, type JobRig } from './job-test-rig.ts';
import { cancelJob, scheduleJob } from './schedule-job.ts';

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 100_000 });

let rig: JobRig;
beforeAll(async () => {
  rig = await createJobRig();
});
afterEach(() => rig.reset());
afterAll(() => rig.close());

const inAnHour = () => new Date(Date.now() + 3_600_000);

test('a job commits with its transaction, and not when that is rolled back', async () => {
  let runs = 0;
  await rig.open(async () => void runs++).start();
  const rolledBack = rig.inTransaction(async (tx) => {
    await scheduleJob(tx, 'sweep-expired', {});
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await rig.jobs()).toEqual([]);
  await rig.inTransaction(async (tx) => {
    await scheduleJob(tx, 'sweep-expired', {});
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(runs).toBe(0);
  });
  await eventually(() => expect(runs).toBe(1));
  await eventually(async () => expect(await rig.jobs()).toEqual([]));
  expect(runs).toBe(1);
});

test('a key replaces the job that waits under it', async () => {
  await rig.inTransaction((tx) => scheduleJob(tx, 'sweep-expired', {}, { key: 'sweep', runAt: inAnHour() }));
  const sooner = new Date(Date.now() + 60_000);
  await rig.inTransaction((tx) =>
    scheduleJob(tx, 'sweep-expired', {}, { key: 'sweep', runAt: sooner, maxAttempts: 3 }),
  );
  expect(await rig.jobs()).toMatchObject([{ key: 'sweep', run_at: sooner, max_attempts: 3 }]);
});

test('without keys, or with others, jobs stand side by side', async () => {
  await rig.inTransaction(async (tx) => {
    for (const key of ['a', 'b']) await scheduleJob(tx, 'sweep-expired', {}, { key, runAt: inAnHour() });
    for (let n = 0; n < 2; n++) await scheduleJob(tx, 'sweep-expired', {}, { runAt: inAnHour() });
  });
  expect(await rig.jobs()).toMatchObject([{ key: 'a' }, { key: 'b' }, { key: null }, { key: null }]);
});

test('a cancelled job is gone with the transaction that cancelled it', async () => {
  await rig.inTransaction((tx) => scheduleJob(tx, 'sweep-expired', {}, { key: 'sweep', runAt: inAnHour() }));
  const rolledBack = rig.inTransaction(async (tx) => {
    await cancelJob(tx, 'sweep');
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await rig.jobs()).toHaveLength(1);
  await rig.inTransaction((tx) => cancelJob(tx, 'sweep'));
  await rig.inTransaction((tx) => cancelJob(tx, 'never there'));
  expect(await rig.jobs()).toEqual([]);
});
