import { ledgerErrors } from '@zaojie/contract/ledger/ledger.errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connectDatabase, type Database } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { availableOf, platformAccounts } from './account-names.ts';
import { getBalances } from './balance.queries.ts';
import { addPerson, addRichPerson, deeds, make, NOW, once } from './ledger.rig.ts';
import { transfer } from './transfer.ts';
import { verifyLedger } from './verify-ledger.ts';

let database: TestDatabase;
let open: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  open = connectDatabase({
    connectionString: database.connectionString,
    maxConnections: 33,
    connectionTimeoutMs: 60_000,
  });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const isTooLittle = (error: unknown) =>
  (error as { declared?: unknown }).declared === ledgerErrors.insufficient;

/** True when it was paid, false when there was too little; anything else is a fault. */
const tryTo = (request: Parameters<typeof make>[1]) =>
  make(open.db, request).then(
    () => true,
    (error: unknown) => {
      if (isTooLittle(error)) return false;
      throw error;
    },
  );

test('50 debits of one balance at once: exactly as many as it can pay', async () => {
  const person = await addRichPerson(open.db, 1_050);
  const paid = await times(50, () => tryTo(once(deeds.freeze(person, 100), person)));
  expect(paid.filter(Boolean)).toHaveLength(10);
  expect(await getBalances(open.db, person)).toEqual({ availableFen: 50, escrowFen: 0, frozenFen: 1_000 });
});

test('32 clients take and give back while others read: never below 0, never a fen more or less', async () => {
  const person = await addRichPerson(open.db, 300);
  let isOver = false;
  const reads: number[] = [];
  const reader = async () => {
    while (!isOver) {
      const { availableFen, frozenFen, escrowFen } = await getBalances(open.db, person);
      reads.push(Math.min(availableFen, frozenFen, escrowFen));
      expect(availableFen + frozenFen + escrowFen).toBe(300);
    }
  };
  const clients = times(32, async (n) => {
    const orderId = 1_000 + n;
    for (let round = 0; round < 4; round++) {
      if (await tryTo(once(deeds.pay(orderId, person, 70)))) {
        await make(open.db, once(deeds.refund(orderId, person, 70)));
      }
    }
  }).finally(() => (isOver = true));
  await Promise.all([clients, reader(), reader()]);
  expect(reads.length).toBeGreaterThan(0);
  expect(Math.min(...reads)).toBe(0);
  expect(await getBalances(open.db, person)).toEqual({ availableFen: 300, escrowFen: 0, frozenFen: 0 });
});

test('one key 20 times at once is one transfer, though the money is enough for one only', async () => {
  const person = await addRichPerson(open.db, 100);
  const request = once(deeds.freeze(person, 100), person);
  const made = await times(20, () => make(open.db, request));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('one key for 20 different people at once: one of them has it', async () => {
  const people = await times(20, () => addRichPerson(open.db, 100));
  const { key } = once(deeds.freeze(0, 1));
  const outcomes = await Promise.allSettled(
    people.map((id) => make(open.db, { ...once(deeds.freeze(id, 100)), key })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ declared: ledgerErrors.keyTaken });
  }
});

test('to and fro between people, several transfers in a transaction, in any order: no deadlock is seen', async () => {
  const people = await times(4, () => addRichPerson(open.db, 10_000));
  const give = (from: number, to: number) =>
    once({
      kind: 'refund',
      cause: { kind: 'order', id: 1 },
      moves: [
        { from: availableOf(from), to: availableOf(to), amountFen: 9 },
        { from: availableOf(from), to: platformAccounts.fees, amountFen: 1 },
      ],
    });
  await times(16, async (n) => {
    const [a, b, c] = [people[n % 4] ?? 0, people[(n + 1) % 4] ?? 0, people[(n + 2) % 4] ?? 0];
    await make(open.db, give(a, b));
    await transaction(open.db, async (tx) => {
      await transfer(tx, give(b, a), NOW);
      if (n % 8 === 0) await transfer(tx, give(c, b), NOW);
    });
  });
  const left = await times(4, (n) => getBalances(open.db, people[n] ?? 0));
  expect(left.reduce((sum, { availableFen }) => sum + availableFen, 0)).toBe(40_000 - 34);
});

test('an account that many use first at once is made once', async () => {
  const person = await addPerson(open.db);
  await times(16, () => make(open.db, once(deeds.recharge(person, 1))));
  expect(await getBalances(open.db, person)).toMatchObject({ availableFen: 16 });
});

test('after all of it the ledger is right', async () => {
  expect((await verifyLedger(open.db)).faults).toEqual([]);
});
