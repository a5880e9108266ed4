import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { createAdmin, createPerson } from '../../../test/test-people.ts';
import { repositoryRoot, serverRoot } from '../../server-root.ts';
import { getBalances, verifyLedger } from '../ledger/index.ts';

const KILLS = 20;
/** As many at a time as keep the machine busy while they start. */
const LANES = 4;

/** Inside the server's folder, from where it finds its packages. */
const bundle = join(serverRoot, '.cache', `money-killed-${process.pid}.mjs`);

let app: TestApp;
let adminId: number;
beforeAll(async () => {
  app = await startTestApp();
  adminId = (await createAdmin(app)).id;
  // Made once: twenty processes that each read the sources would take minutes.
  await build({
    entryPoints: [fileURLToPath(new URL('./money-killed.fixture.ts', import.meta.url))],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { '@zaojie/contract': join(repositoryRoot, 'contract/src') },
  });
});
afterAll(async () => {
  await app.close();
  await rm(bundle, { force: true });
});

type Said = { what: string; id: number };
const people: number[] = [];

/** Somebody recharges and withdraws until the process dies at that point; gives what it had acknowledged by then. */
async function liveAndDie(dieAt: number): Promise<Said[]> {
  const { config, secret, now } = app.services;
  const { id } = await createPerson(app);
  people.push(id);
  const facts = [app.connectionString, config.dataDir, secret, id, adminId, dieAt, now().getTime()];
  const args = [bundle, ...facts.map(String)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const signal = await new Promise((resolve) => child.once('close', (_code, how) => resolve(how)));
  expect(signal).toBe('SIGKILL');
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => ({ what: line.split(' ')[0] ?? '', id: Number(line.split(' ')[1]) }));
}

/** What each word promises of its row. */
const promised: Record<string, readonly string[]> = {
  pending: ['pending', 'paid'],
  paid: ['paid'],
  asked: ['pending', 'approved', 'paid'],
  approved: ['approved', 'paid'],
  settled: ['paid'],
};

async function expectKept(said: readonly Said[]): Promise<void> {
  for (const { what, id } of said) {
    const table = what === 'pending' || what === 'paid' ? 'payments' : 'withdrawals';
    const row = await app.db.selectFrom(table).select('state').where('id', '=', id).executeTakeFirst();
    expect([what, id, promised[what]]).toEqual([what, id, expect.arrayContaining([row?.state])]);
  }
  expect((await verifyLedger(app.db)).faults).toEqual([]);
}

const filesOf = async (drawer: string) => {
  const names = await readdir(join(app.services.config.dataDir, 'sandbox-payments', drawer));
  return new Set(names.filter((name) => !name.startsWith('.')).map((name) => name.split('.')[0]));
};

test('killed 20 times around calls to the provider: nothing half done, nothing lost, nothing paid twice', async () => {
  const points = Array.from({ length: KILLS }, (_, round) => 1 + Math.floor(round * 1.6));
  const lane = async () => {
    for (let dieAt = points.shift(); dieAt !== undefined; dieAt = points.shift()) {
      await expectKept(await liveAndDie(dieAt));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));

  // Much later the timers have settled whatever was cut in half.
  for (let i = 0; i < 4; i++) {
    app.passSeconds(40 * 86_400);
    await runDueJobs(app);
  }
  const payments = await app.db.selectFrom('payments').select(['payment_no', 'state', 'user_id']).execute();
  const withdrawals = await app.db
    .selectFrom('withdrawals')
    .select(['payout_no', 'state', 'user_id'])
    .execute();
  expect(payments.filter(({ state }) => state === 'opening' || state === 'pending')).toEqual([]);
  expect(withdrawals.filter(({ state }) => state === 'approved')).toEqual([]);
  const paidOut = withdrawals.filter(({ state }) => state === 'paid');
  expect(await filesOf('payouts')).toEqual(new Set(paidOut.map(({ payout_no: no }) => no)));
  for (const id of people) {
    const count = (rows: { user_id: number; state: string }[], state: string) =>
      rows.filter((row) => row.user_id === id && row.state === state).length;
    expect(await getBalances(app.db, id)).toEqual({
      availableFen:
        count(payments, 'paid') * 1000 - (count(withdrawals, 'paid') + count(withdrawals, 'pending')) * 600,
      frozenFen: count(withdrawals, 'pending') * 600,
      escrowFen: 0,
    });
  }
  expect((await verifyLedger(app.db)).faults).toEqual([]);
}, 300_000);
