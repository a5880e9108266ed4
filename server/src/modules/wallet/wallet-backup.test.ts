import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { createAdmin, createPerson } from '../../../test/test-people.ts';
import { backupTo } from '../../db/backup/backup.ts';
import { restoreFrom } from '../../db/backup/restore.ts';
import { getBalances, verifyLedger } from '../ledger/index.ts';
import { giveMoney, openRecharge } from '../payments/payments.rig.ts';
import { addAccount, decideAs, makeWithdrawal } from '../withdrawals/withdrawals.rig.ts';

const kept = ['payments', 'withdrawals', 'payout_accounts', 'withdrawal_people', 'audit_entries'] as const;

let from: TestApp;
let into: TestApp;
let folder: string;
beforeAll(async () => {
  [from, into] = await Promise.all([startTestApp(), startTestApp()]);
  folder = await mkdtemp(join(tmpdir(), 'zaojie-backup-wallet-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await Promise.all([from.close(), into.close()]);
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = async ({ db }: TestApp) =>
  Promise.all(kept.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows));

test('restored, everything is as it was, still closed to change, and goes on where it stood', async () => {
  const [person, admin] = [await createPerson(from), await createAdmin(from)];
  await giveMoney(from, person, 100);
  const opened = await openRecharge(from, person, 30);
  const accountId = await addAccount(from, person);
  const [sent, refused] = [
    await makeWithdrawal(from, person, 10, accountId),
    await makeWithdrawal(from, person, 20, accountId),
  ];
  await makeWithdrawal(from, person, 5, accountId);
  await decideAs(from, admin, sent, 'approve');
  await decideAs(from, admin, refused, 'reject');
  const before = await rowsOf(from);
  const file = join(folder, 'backup.tar.gz');
  const log = () => undefined;
  await backupTo({ connectionString: from.connectionString, uploadsDir: join(folder, 'a'), file, log });
  const target = { connectionString: into.connectionString, uploadsDir: join(folder, 'b') };
  await restoreFrom({ ...target, file, log, force: false });
  expect(await rowsOf(into)).toEqual(before);
  for (const table of ['payments', 'withdrawals', 'audit_entries']) {
    await expect(sql`delete from ${sql.table(table)}`.execute(into.db)).rejects.toThrow('append-only');
  }
  // The provider of the new place has never heard of the open payment; what was approved is paid out from here.
  into.passSeconds(3600);
  await runDueJobs(into);
  const states = async (table: 'payments' | 'withdrawals', id: number) =>
    (await into.db.selectFrom(table).select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  expect(await states('payments', opened.id)).toBe('closed');
  expect(await states('withdrawals', sent)).toBe('paid');
  expect(await getBalances(into.db, person.id)).toEqual({ availableFen: 8500, escrowFen: 0, frozenFen: 500 });
  expect((await verifyLedger(into.db)).faults).toEqual([]);
});
