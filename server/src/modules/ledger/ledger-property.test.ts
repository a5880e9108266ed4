import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connectDatabase, type Database, type Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { Refusal } from '../../frame/refusal.ts';
import { getBalances } from './balance.queries.ts';
import { addPerson, newKey, NOW } from './ledger.rig.ts';
import { after, anyStep, deedOf, PEOPLE, type Step, type Town, type Wallet } from './ledger-model.rig.ts';
import { transfer } from './transfer.ts';
import type { TransferRequest } from './transfer.rules.ts';
import { verifyLedger } from './verify-ledger.ts';

const LANES = 8;
const SEQUENCES = 10_000;
const SHARED_SEQUENCES = 400;

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

/** Whether it was done; refusals are told apart from faults. */
const tryStep = (request: TransferRequest) =>
  transaction(open.db, (tx) => transfer(tx, request, NOW)).then(
    ({ isNew }) => (isNew ? 'done' : 'repeated'),
    (error: unknown) => {
      if (error instanceof Refusal) return 'refused';
      throw error;
    },
  );

type Lane = { town: Town; wallets: Wallet[] };

/** Each step comes out as the model says. The lane is kept up to date, so that what fails is made smaller from where it stands. */
async function runSequence(lane: Lane, steps: readonly Step[]): Promise<void> {
  let last: TransferRequest | null = null;
  for (const step of steps) {
    if (step.isRepeat && last !== null) {
      expect(await tryStep(last)).toBe('repeated');
      continue;
    }
    const next = after(lane.wallets, step);
    // What others have sent could be settled too: only a wallet knows whose it is, so it doesn't ask.
    if (next === null && step.op === 'settle') continue;
    const request: TransferRequest = { key: newKey(), askedBy: null, ...deedOf(lane.town, step) };
    expect(await tryStep(request)).toBe(next === null ? 'refused' : 'done');
    if (next === null) continue;
    lane.wallets = next;
    last = request;
  }
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
  let sequences = 0;
  const property = fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 5 }), async (steps) => {
    await runSequence(lane, steps);
    if (++sequences % 10 === 0) expect(await walletsOf(open.db, town)).toEqual(shown(lane));
  });
  await fc.assert(property, { numRuns: SEQUENCES / LANES });
  expect(await walletsOf(open.db, town)).toEqual(shown(lane));
}

test('10,000 sequences by eight actors at once end as the model says', async () => {
  await Promise.all(Array.from({ length: LANES }, runLane));
  const { faults, insideFen, broughtInFen, takenOutFen } = await verifyLedger(open.db);
  expect(faults).toEqual([]);
  expect(insideFen).toBe(broughtInFen - takenOutFen);
});

test('eight actors with the same people: whoever is first, all invariants hold', async () => {
  const town = await createTown();
  const lane = async () => {
    const property = fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const step of steps) {
        await tryStep({ key: newKey(), askedBy: null, ...deedOf(town, step) });
        const figures = (await walletsOf(open.db, town)).flatMap((wallet) => Object.values(wallet));
        expect(Math.min(...figures)).toBeGreaterThanOrEqual(0);
      }
    });
    await fc.assert(property, { numRuns: SHARED_SEQUENCES / LANES, endOnFailure: true });
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect((await verifyLedger(open.db)).faults).toEqual([]);
});
