import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { crons, tasksOf } from '../../worker.ts';
import { addRichPerson } from './ledger.rig.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createAdmin(app);
});
afterAll(() => app.close());

const health = async (token?: string) =>
  (await app.app.inject({ url: '/healthz', headers: token === undefined ? {} : { token } })).json<unknown>();
const ledgerFigures = async () =>
  (await app.app.inject({ url: '/metrics' })).payload
    .split('\n')
    .filter((line) => line.startsWith('ledger_'));
const verify = () => tasksOf(app.services)['verify-ledger']?.({}, new AbortController().signal);

test('a verification each night is seen in the health, by administrators only, and in the metrics', async () => {
  expect(crons.map(({ task }) => task)).toContain('verify-ledger');
  expect(await health(admin.token)).toMatchObject({ detail: { ledger: { status: 'unchecked' } } });
  expect(await ledgerFigures()).toEqual([]);
  await addRichPerson(app.db, 100);
  await verify();
  expect(await health(admin.token)).toMatchObject({
    status: 'ok',
    detail: { ledger: { status: 'ok', transfers: 1, faults: [], checked_at: expect.any(String) } },
  });
  const plain = { status: 'ok', database: 'ok' };
  expect(await health()).toEqual(plain);
  expect(await health('not a token')).toEqual(plain);
  expect(await health((await createPerson(app)).token)).toEqual(plain);
  expect(await ledgerFigures()).toEqual([
    'ledger_faults 0',
    expect.stringMatching(/^ledger_verified_timestamp_seconds \d+/),
  ]);
});

test('a wrong fen is named, and told in the log once', async () => {
  await sql`alter table ledger_accounts disable trigger user`.execute(app.db);
  await sql`update ledger_accounts set balance_fen = 101 where kind = 'available'`.execute(app.db);
  await sql`alter table ledger_accounts enable trigger user`.execute(app.db);
  app.logLines.length = 0;
  await verify();
  expect(await health(admin.token)).toMatchObject({
    status: 'ok',
    detail: {
      ledger: {
        status: 'wrong',
        faults: [
          { kind: 'balance', transferId: 1, expectedFen: 100, foundFen: 101 },
          { kind: 'inside', expectedFen: 100, foundFen: 101 },
        ],
      },
    },
  });
  expect(await ledgerFigures()).toContain('ledger_faults 2');
  expect(app.logLines.filter((line) => line.includes('the ledger is wrong'))).toHaveLength(1);
});
