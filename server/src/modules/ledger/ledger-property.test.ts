import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connectDatabase, type Database, type Db } from '../../db/database.ts';
import { Refusal } from '../../frame/refusal.ts';
import { getBalances } from './balance.queries.ts';
import { addPerson, make, newKey } from './ledger.rig.ts';
import { transferEach } from './ledger-batch.rig.ts';
import { after, anyStep, deedOf, PEOPLE, type Step, type Town, type Wallet } from './ledger-model.rig.ts';
import type { TransferRequest } from './transfer.rules.ts';
import { verifyLedger } from './verify-ledger.ts';

const LANES = 8;
const SEQUENCES = 10_000;
/** So many at a time are sent to the database, each transfer in a transaction of its own. */
const BATCH = 10;
const SHARED_SEQUENCES = 400;
const anySequence = fc.array(anyStep, { minLength: 1, maxLength: 5 });

let database: TestDatabase;
let open: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const { connectionString } = database;
  open = connectDatabase({ connectionString, maxConnections: LANES, connectionTimeoutMs: 60_000 });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

let orders = 0;
async function createTown(): Promise<Town> {
  const people = [];
  for (let n = 0; n < PEOPLE; n++) people.push(await addPerson(open.db));
  orders += PEOPLE;
  return { people, firstOrder: orders };
}

async function walletsOf(db: Db, { people }: Town): Promise<Omit<Wallet, 'sent'>[]> {
  const wallets = [];
  for (const id of people) {
    const { availableFen, escrowFen, frozenFen } = await getBalances(db, id);
    wallets.push({ available: availableFen, escrow: escrowFen, frozen: frozenFen });
  }
  return wallets;
}

type Lane = { town: Town; wallets: Wallet[] };
type Expected = { request: TransferRequest; outcome: 'made' | 'repeated' | 'short' };

/** What must come of a sequence, by the model; the lane is there already. */
function foresee(lane: Lane, steps: readonly Step[]): Expected[] {
  const expected: Expected[] = [];
  let last: TransferRequest | null = null;
  for (const step of steps) {
    if (step.isRepeat && last !== null) {
      expected.push({ request: last, outcome: 'repeated' });
      continue;
    }
    const next = after(lane.wallets, step);
    // What others have sent could be settled too: only a wallet knows whose it is, so it doesn't ask.
    if (next === null && step.op === 'settle') continue;
    const request: TransferRequest = { key: newKey(), askedBy: null, ...deedOf(lane.town, step) };
    expected.push({ request, outcome: next === null ? 'short' : 'made' });
    if (next === null) continue;
    lane.wallets = next;
    last = request;
  }
  return expected;
}

const shown = ({ wallets }: Lane) =>
  wallets.map(({ available, escrow, frozen }) => ({ available, escrow, frozen }));

/** Its own people, so that the model is exact; the platform's accounts are everybody's. */
async function runLane(): Promise<void> {
  const town = await createTown();
  const lane: Lane = {
    town,
    wallets: town.people.map(() => ({ available: 0, escrow: 0, frozen: 0, sent: 0 })),
  };
  const batch = fc.array(anySequence, { minLength: BATCH, maxLength: BATCH });
  const property = fc.asyncProperty(batch, async (sequences) => {
    const expected = sequences.flatMap((steps) => foresee(lane, steps));
    const outcomes = await transferEach(
      open.pool,
      expected.map(({ request }) => request),
    );
    expect(outcomes).toEqual(expected.map(({ outcome }) => outcome));
    expect(await walletsOf(open.db, town)).toEqual(shown(lane));
  });
  // After a failure the model and the database have parted: there is nothing to make smaller.
  await fc.assert(property, { numRuns: SEQUENCES / LANES / BATCH, endOnFailure: true });
}

test('10,000 sequences by eight actors at once end as the model says', async () => {
  await Promise.all(Array.from({ length: LANES }, runLane));
  const { faults, insideFen, broughtInFen, takenOutFen } = await verifyLedger(open.db);
  expect(faults).toEqual([]);
  expect(insideFen).toBe(broughtInFen - takenOutFen);
});

test('eight actors with the same people: whoever is first, all invariants hold', async () => {
  const town = await createTown();
  const tryTo = (request: TransferRequest) =>
    make(open.db, request).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  const lane = async () => {
    const property = fc.asyncProperty(anySequence, async (steps) => {
      for (const step of steps) {
        await tryTo({ key: newKey(), askedBy: null, ...deedOf(town, step) });
        const figures = (await walletsOf(open.db, town)).flatMap((wallet) => Object.values(wallet));
        expect(Math.min(...figures)).toBeGreaterThanOrEqual(0);
      }
    });
    await fc.assert(property, { numRuns: SHARED_SEQUENCES / LANES, endOnFailure: true });
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect((await verifyLedger(open.db)).faults).toEqual([]);
});
