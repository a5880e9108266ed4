import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { addRichPerson, deeds, make, once } from './ledger.rig.ts';
import { verifyLedger } from './verify-ledger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('what was frozen for one thing and left for another is found', async () => {
  const person = await addRichPerson(app.db, 1_000);
  await make(app.db, once(deeds.freeze(person, 200)));
  const { id } = await make(app.db, once(deeds.unfreeze(person, 50)));
  expect((await verifyLedger(app.db)).faults).toEqual([]);
  // As somebody with the keys of the house would change it.
  await sql`alter table ledger_transfers disable trigger user`.execute(app.db);
  await sql`update ledger_transfers set cause_kind = 'game', cause_id = 1 where id = ${id}`.execute(app.db);
  expect((await verifyLedger(app.db)).faults).toEqual([
    { kind: 'frozen', transferId: id, account: `frozen:${person}`, expectedFen: 0, foundFen: -50 },
  ]);
});
