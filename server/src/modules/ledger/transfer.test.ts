import { ledgerErrors } from '@zaojie/contract/ledger/ledger.errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../db/transaction.ts';
import { availableOf, escrowOf, frozenOfOrder, platformAccounts } from './account-names.ts';
import { getBalances, getOrderBalances } from './balance.queries.ts';
import { listTransfersOf } from './entry.queries.ts';
import { addPerson, addRichPerson, deeds, make, newKey, NOW, once } from './ledger.rig.ts';
import { transfer } from './transfer.ts';
import { verifyLedger } from './verify-ledger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the life of an order and of a withdrawal, to the fen', async () => {
  const [client, creator] = [await addPerson(app.db), await addPerson(app.db)];
  const order = { id: 11, clientId: client, creatorId: creator };
  expect(await getBalances(app.db, client)).toEqual({ availableFen: 0, escrowFen: 0, frozenFen: 0 });
  await make(app.db, once(deeds.recharge(client, 50_000)));
  await make(app.db, once(deeds.pay(order.id, client, 20_001), client));
  expect(await getBalances(app.db, client)).toEqual({
    availableFen: 29_999,
    escrowFen: 20_001,
    frozenFen: 0,
  });
  await make(app.db, once(deeds.refund(order.id, client, 5_000)));
  await make(app.db, once(deeds.release(order, 15_001, 750), client));
  expect(await getOrderBalances(app.db, order.id)).toEqual({ escrowFen: 0, frozenFen: 0 });
  expect(await getBalances(app.db, client)).toEqual({ availableFen: 34_999, escrowFen: 0, frozenFen: 0 });

  await make(app.db, once(deeds.freeze(creator, 14_251), creator));
  expect(await getBalances(app.db, creator)).toEqual({ availableFen: 0, escrowFen: 0, frozenFen: 14_251 });
  await make(app.db, once(deeds.send(creator, 14_000)));
  await make(app.db, once(deeds.unfreeze(creator, 251)));
  await make(app.db, once(deeds.settle(creator, 14_000)));
  expect(await getBalances(app.db, creator)).toEqual({ availableFen: 251, escrowFen: 0, frozenFen: 0 });
  expect(await verifyLedger(app.db)).toMatchObject({
    faults: [],
    broughtInFen: 50_000,
    takenOutFen: 14_000,
    insideFen: 36_000,
  });
  const transfers = await listTransfersOf(app.db, { kind: 'order', id: order.id });
  expect(transfers.map(({ kind, asked_by }) => [kind, asked_by])).toEqual([
    ['payment', client],
    ['refund', null],
    ['income', client],
  ]);
  expect(transfers[2]?.entries.map((entry) => entry.amount_fen).toSorted((a, b) => a - b)).toEqual([
    -15_001, 750, 14_251,
  ]);
});

test('a disputed part of an order is kept back and comes free again', async () => {
  const client = await addRichPerson(app.db, 1_000);
  const cause = { kind: 'order', id: 12 } as const;
  const [escrow, kept] = [escrowOf(12, client), frozenOfOrder(12, client)];
  await make(app.db, once(deeds.pay(12, client, 1_000)));
  await make(app.db, once({ kind: 'freeze', cause, moves: [{ from: escrow, to: kept, amountFen: 400 }] }));
  expect(await getBalances(app.db, client)).toEqual({ availableFen: 0, escrowFen: 600, frozenFen: 400 });
  expect(await getOrderBalances(app.db, 12)).toEqual({ escrowFen: 600, frozenFen: 400 });
  await make(app.db, once({ kind: 'unfreeze', cause, moves: [{ from: kept, to: escrow, amountFen: 400 }] }));
  await make(app.db, once(deeds.refund(12, client, 1_000)));
  expect(await getBalances(app.db, client)).toEqual({ availableFen: 1_000, escrowFen: 0, frozenFen: 0 });
});

test('nobody else can hold an order’s money', async () => {
  const [client, other] = [await addRichPerson(app.db, 100), await addRichPerson(app.db, 100)];
  await make(app.db, once(deeds.pay(13, client, 100)));
  await expect(make(app.db, once(deeds.pay(13, other, 100)))).rejects.toThrow('ledger_accounts_of_order');
  expect(await getBalances(app.db, other)).toMatchObject({ availableFen: 100, escrowFen: 0 });
});

describe('the same key', () => {
  test('again is the same transfer, even when the money is gone', async () => {
    const person = await addRichPerson(app.db, 500);
    const request = once(deeds.freeze(person, 500), person);
    const first = await make(app.db, request);
    expect(first.isNew).toBe(true);
    expect(await make(app.db, request, new Date())).toEqual({ id: first.id, isNew: false });
    expect(await getBalances(app.db, person)).toMatchObject({ availableFen: 0, frozenFen: 500 });
  });

  test('with anything else is refused', async () => {
    const [person, other] = [await addRichPerson(app.db, 500), await addRichPerson(app.db, 500)];
    const request = { ...once(deeds.freeze(person, 100), person), key: newKey() };
    await make(app.db, request);
    const others = [
      { ...request, ...deeds.freeze(person, 101) },
      { ...request, ...deeds.freeze(other, 100) },
      { ...request, ...deeds.unfreeze(person, 100) },
      { ...request, kind: 'freeze' },
      { ...request, cause: { kind: 'withdrawal', id: -1 } },
      { ...request, cause: { ...request.cause, kind: 'recharge' } },
      { ...request, askedBy: null },
    ] as const;
    for (const changed of others) {
      await expect(make(app.db, changed)).rejects.toMatchObject({ declared: ledgerErrors.keyTaken });
    }
    expect(await getBalances(app.db, person)).toMatchObject({ availableFen: 400, frozenFen: 100 });
    expect(await getBalances(app.db, other)).toMatchObject({ availableFen: 500, frozenFen: 0 });
  });
});

describe('too little', () => {
  test.each([
    ['available', '可用余额不足，还差 ¥0.01', (id: number) => deeds.freeze(id, 101)],
    ['escrow', ledgerErrors.escrowInsufficient.msg, (id: number) => deeds.refund(21, id, 1)],
    ['frozen', ledgerErrors.frozenInsufficient.msg, (id: number) => deeds.unfreeze(id, 1)],
  ])('on %s: %s, and nothing moves', async (_account, sentence, makeDeed) => {
    const person = await addRichPerson(app.db, 100);
    await expect(make(app.db, once(makeDeed(person)))).rejects.toThrow(sentence);
    expect(await getBalances(app.db, person)).toEqual({ availableFen: 100, escrowFen: 0, frozenFen: 0 });
  });

  test('on the platform’s accounts', async () => {
    const person = await addPerson(app.db);
    const moves = [{ from: platformAccounts.fees, to: availableOf(person), amountFen: 1_000_000 }];
    const request = once({ kind: 'refund', cause: { kind: 'order', id: 1 }, moves });
    await expect(make(app.db, request)).rejects.toMatchObject({
      declared: ledgerErrors.platformInsufficient,
    });
  });

  test('leaves the transaction usable and the key free', async () => {
    const person = await addRichPerson(app.db, 100);
    const request = once(deeds.freeze(person, 150), person);
    await transaction(app.db, async (tx) => {
      await expect(transfer(tx, request, NOW)).rejects.toThrow('可用余额不足，还差 ¥0.50');
      await transfer(tx, once(deeds.recharge(person, 50)), NOW);
      expect((await transfer(tx, request, NOW)).isNew).toBe(true);
    });
    expect(await getBalances(app.db, person)).toMatchObject({ availableFen: 0, frozenFen: 150 });
  });

  test('of one part stops the whole', async () => {
    const [rich, poor] = [await addRichPerson(app.db, 100), await addPerson(app.db)];
    const cause = { kind: 'withdrawal', id: 1 } as const;
    const moves = [
      { from: availableOf(rich), to: platformAccounts.payouts, amountFen: 100 },
      { from: availableOf(poor), to: platformAccounts.payouts, amountFen: 1 },
    ];
    await expect(make(app.db, once({ kind: 'withdrawal_sent', cause, moves }))).rejects.toThrow('¥0.01');
    expect(await getBalances(app.db, rich)).toMatchObject({ availableFen: 100 });
  });
});

test('a transaction that fails later takes its transfer back', async () => {
  const person = await addRichPerson(app.db, 100);
  const request = once(deeds.freeze(person, 100), person);
  const attempt = transaction(app.db, async (tx) => {
    await transfer(tx, request, NOW);
    throw new Error('later');
  });
  await expect(attempt).rejects.toThrow('later');
  expect(await getBalances(app.db, person)).toMatchObject({ availableFen: 100, frozenFen: 0 });
  expect((await make(app.db, request)).isNew).toBe(true);
});

test('after all of it the ledger is right', async () => {
  expect((await verifyLedger(app.db)).faults).toEqual([]);
});
