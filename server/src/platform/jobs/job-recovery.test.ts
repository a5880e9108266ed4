import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTcpProxy } from '../realtime/tcp-proxy.rig.ts';
import { createGate, createJobRig, type JobRig } from './job-test-rig.ts';
import { scheduleJob } from './schedule-job.ts';

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 100_000 });

let rig: JobRig;
beforeAll(async () => {
  rig = await createJobRig();
});
afterEach(() => rig.reset());
afterAll(() => rig.close());

const schedule = () => rig.inTransaction((tx) => scheduleJob(tx, 'sweep-expired', {}));
const lockFor = (owner: string) =>
  sql`
    update graphile_worker._private_jobs set locked_by = ${owner}, locked_at = now() - interval '6 seconds', attempts = 1
    where locked_by is null`.execute(rig.db);

test('a job whose process was killed runs again, one whose process lives is left alone', async () => {
  await schedule();
  await lockFor('pool-killed');
  await schedule();
  await lockFor('pool-alive');
  const alive = new Client({ connectionString: rig.connectionString });
  await alive.connect();
  await alive.query(`select pg_advisory_lock(7209882, hashtext('pool-alive'))`);
  let runs = 0;
  await rig.open(async () => void runs++).start();
  await eventually(() => expect(runs).toBe(1));
  await eventually(async () => expect(await rig.jobs()).toMatchObject([{ locked_by: 'pool-alive' }]));
  expect(runs).toBe(1);
  await alive.end();
});

test('a running job of a living runner is not taken from it', async () => {
  let runs = 0;
  const gate = createGate();
  await rig
    .open(async () => {
      runs++;
      await gate.opened;
    })
    .start();
  await schedule();
  await eventually(() => expect(runs).toBe(1));
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`.execute(rig.db);
  let stolen = 0;
  await rig.open(async () => void stolen++).start();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect([runs, stolen]).toEqual([1, 0]);
  gate.open();
  await eventually(async () => expect(await rig.jobs()).toEqual([]));
});

test('losing the database in the middle of a job ends neither the process nor the jobs', async () => {
  const proxy = await startTcpProxy(rig.connectionString, 5432);
  let runs = 0;
  const gate = createGate();
  const runner = rig.open(
    async () => {
      if (++runs === 1) await gate.opened;
    },
    { connectionString: proxy.url },
  );
  await runner.start();
  await schedule();
  await eventually(() => expect(runs).toBe(1));
  await proxy.cut();
  gate.open();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await proxy.restore();
  await schedule();
  // The second job, and the first one again: its end could not be written down.
  await eventually(async () => expect(await rig.jobs()).toEqual([]));
  expect(runs).toBe(3);
  await runner.stop();
  await proxy.close();
});

test('starts only with a database, and stops cleanly without one', async () => {
  const proxy = await startTcpProxy(rig.connectionString, 5432);
  const runner = rig.open(async () => {}, { connectionString: proxy.url });
  await runner.start();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await proxy.cut();
  const startedAt = performance.now();
  await runner.stop();
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  await expect(rig.open(async () => {}, { connectionString: proxy.url }).start()).rejects.toThrow(
    'ECONNREFUSED',
  );
});
