import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { backupTo } from '../../db/backup/backup.ts';
import { restoreFrom } from '../../db/backup/restore.ts';
import { expectAppendOnly } from './append-only.rig.ts';
import { getBalances } from './balance.queries.ts';
import { listEntries, listIncome } from './entry.queries.ts';
import { addPerson, addRichPerson, deeds, make, once } from './ledger.rig.ts';
import { verifyLedger } from './verify-ledger.ts';

let from: TestApp;
let into: TestApp;
let folder: string;
beforeAll(async () => {
  [from, into] = await Promise.all([startTestApp(), startTestApp()]);
  folder = await mkdtemp(join(tmpdir(), 'zaojie-backup-ledger-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await Promise.all([from.close(), into.close()]);
  await rm(folder, { recursive: true, force: true });
});

const log = () => undefined;

test('restored, the ledger is exact, goes on where it was, and is as closed as before', async () => {
  const [client, creator] = [await addRichPerson(from.db, 9_999), await addPerson(from.db)];
  await make(from.db, once(deeds.pay(5, client, 5_000), client));
  await make(from.db, once(deeds.release({ id: 5, clientId: client, creatorId: creator }, 3_000, 150)));
  const last = once(deeds.freeze(creator, 50), creator);
  await make(from.db, last);
  const read = async ({ db }: TestApp) => ({
    report: await verifyLedger(db),
    balances: [await getBalances(db, client), await getBalances(db, creator)],
    entries: await listEntries(db, { userId: creator, limit: 9 }),
    income: await listIncome(db, { userId: creator, months: 12 }),
  });
  const before = await read(from);
  expect(before.report.faults).toEqual([]);

  const file = join(folder, 'backup.tar.gz');
  const { connectionString } = from;
  await backupTo({ connectionString, uploadsDir: join(folder, 'a'), file, log });
  // Without force: a database that was only migrated holds nothing yet.
  const target = { connectionString: into.connectionString, uploadsDir: join(folder, 'b') };
  await restoreFrom({ ...target, file, log, force: false });
  expect(await read(into)).toEqual(before);
  await expectAppendOnly(into.db);
  expect((await make(into.db, last)).isNew).toBe(false);
  await make(into.db, once(deeds.refund(5, client, 2_000)));
  expect((await verifyLedger(into.db)).faults).toEqual([]);
});
