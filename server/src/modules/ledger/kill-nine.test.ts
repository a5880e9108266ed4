import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { getBalances } from './balance.queries.ts';
import { addRichPerson, deeds, make, once } from './ledger.rig.ts';
import { verifyLedger } from './verify-ledger.ts';

const KILLS = 5;
const ACKNOWLEDGED_BEFORE = 20;
const MONEY_FEN = 100_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Runs until enough was acknowledged, dies on the spot, and gives what it had said by then. */
function payAndDie(name: string, userId: number): Promise<string[]> {
  const fixture = fileURLToPath(new URL('./ledger-killed.fixture.ts', import.meta.url));
  const args = ['--import', 'tsx', fixture, app.connectionString, name, String(userId)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split('\n').length > ACKNOWLEDGED_BEFORE) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.once('close', () => resolve(said.split('\n').slice(0, -1))));
}

/** The server may still be finishing what the dead had asked for. */
async function untilAlone(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(app.db);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('killed in the middle of transfers, several times: nothing is half done, nothing acknowledged is lost', async () => {
  const person = await addRichPerson(app.db, MONEY_FEN);
  for (let round = 0; round < KILLS; round++) {
    const acknowledged = await payAndDie(`life${round}`, person);
    await untilAlone();
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE);
    const kept = await app.db
      .selectFrom('ledger_transfers')
      .select('key')
      .where('key', 'in', acknowledged)
      .execute();
    expect(kept).toHaveLength(acknowledged.length);
    expect((await verifyLedger(app.db)).faults).toEqual([]);
    const { availableFen, escrowFen } = await getBalances(app.db, person);
    expect(availableFen + escrowFen).toBe(MONEY_FEN);
  }
  await make(app.db, once(deeds.freeze(person, 1)));
});
