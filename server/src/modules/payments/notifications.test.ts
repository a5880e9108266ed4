import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { OutsideCallInTransaction } from '../../platform/guard-port.ts';
import type { SandboxCashier } from '../../platform/payments/sandbox/sandbox-cashier.ts';
import { getBalances, listTransfersOf, verifyLedger } from '../ledger/index.ts';
import { atCashier, giveMoney, notify, openRecharge, stateOf, type Opened } from './payments.rig.ts';

let app: TestApp;
let payer: Person;
let opened: Opened;
let cashier: SandboxCashier;
beforeAll(async () => {
  app = await startTestApp();
  cashier = app.services.payments.cashier ?? expect.fail('the sandbox is off');
});
beforeEach(async () => {
  payer = await createPerson(app);
  opened = await openRecharge(app, payer, 20);
  app.logLines.length = 0;
});
afterAll(() => app.close());

const availableFen = async () => (await getBalances(app.db, payer.id)).availableFen;
const refusals = () =>
  app.logLines
    .map((line) => JSON.parse(line) as { event?: string; reason?: string })
    .filter(({ event }) => event === 'payment.notification_refused')
    .map(({ reason }) => reason);
const eventsOf = async (type: string) =>
  (await app.db.selectFrom('outbox_events').select('payload').where('type', '=', type).execute()).filter(
    ({ payload }) => (payload as { paymentId: number }).paymentId === opened.id,
  );

test('ten notifications at once, in any order: one effect', async () => {
  const closed = await cashier.act(opened.no, 'abandon');
  const paid = await cashier.odd(opened.no, 'late');
  const told = [paid, closed, paid, paid, closed, paid, closed, paid, closed, paid];
  const statuses = await Promise.all(told.map((notification) => notify(app, notification)));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await stateOf(app, payer, opened)).toBe('paid');
  expect(await availableFen()).toBe(2000);
  expect(await listTransfersOf(app.db, { kind: 'recharge', id: opened.id })).toHaveLength(1);
  expect(await eventsOf('payment.paid')).toMatchObject([
    { payload: { userId: payer.id, purposeKind: 'recharge', purposeId: null, part: null, amountFen: 2000 } },
  ]);
  expect(refusals()).toEqual([]);
});

test.each([
  ['paid', 'paid', 2000],
  ['failed', 'failed', 0],
  ['abandoned', 'closed', 0],
  ['paid_twice', 'paid', 2000],
  ['paid_late', 'paid', 2000],
  ['reordered', 'paid', 2000],
  ['wrong_signature', 'pending', 0],
  ['wrong_amount', 'pending', 0],
] as const)('%s at the cashier: %s, %i fen', async (outcome, state, fen) => {
  expect(await atCashier(app, opened, outcome)).toMatchObject({ code: 1, data: { state } });
  expect(await stateOf(app, payer, opened)).toBe(state);
  expect(await availableFen()).toBe(fen);
  expect(refusals()).toEqual(outcome.startsWith('wrong') ? [outcome.replace('_', '-')] : []);
});

describe('refused, logged once, nothing moved:', () => {
  test.each([
    ['wrong-signature', 'wrong-signature'],
    ['wrong-amount', 'wrong-amount'],
    ['wrong-currency', 'wrong-currency'],
    ['foreign', 'wrong-merchant'],
    ['stale', 'stale'],
  ] as const)('%s', async (kind, reason) => {
    expect(await notify(app, await cashier.odd(opened.no, kind))).toBe(400);
    expect(refusals()).toEqual([reason]);
    expect(await stateOf(app, payer, opened)).toBe('pending');
    expect(await availableFen()).toBe(0);
  });

  test('a payment that nobody here has asked for', async () => {
    const paid = await cashier.act(opened.no, 'pay');
    const rows = app.db
      .updateTable('payments')
      .set({ payment_no: 'P2026ELSEWHERE' })
      .where('id', '=', opened.id);
    await expect(rows.execute()).rejects.toThrow('can not be changed so');
    const other = await startTestApp();
    expect(await notify(other, paid)).toBe(400);
    expect(other.logLines.join()).toContain('"reason":"unknown"');
    await other.close();
  });

  test('of a method that is not set up, or that nobody knows', async () => {
    const paid = await cashier.act(opened.no, 'pay');
    for (const method of ['wechat', 'alipay', 'cash', '..%2fx'])
      expect(await notify(app, paid, method)).toBe(404);
    expect(await availableFen()).toBe(0);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['an array', '[]'],
    ['other bytes', Buffer.from([0xff, 0xfe, 0, 1])],
    ['a deep one', '['.repeat(5000)],
    ['a poisoned one', '{"__proto__":{"outcome":"paid"}}'],
    ['a form', 'out_trade_no=1&out_trade_no=2'],
    ['a large one', 'x'.repeat(100_000)],
  ])('%s', async (_name, rawBody) => {
    for (const type of ['application/json', 'text/xml', 'application/x-www-form-urlencoded', '']) {
      const headers = type === '' ? {} : { 'content-type': type };
      expect(await notify(app, { headers, rawBody })).toBe(400);
    }
    expect(refusals()).toHaveLength(4);
  });

  test('more bytes than anybody sends', async () => {
    expect(await notify(app, { rawBody: 'x'.repeat(200_000) })).toBe(413);
  });
});

test('a replay of what was paid changes nothing; paid under another number of theirs is for people to look at', async () => {
  const paid = await cashier.act(opened.no, 'pay');
  for (let i = 0; i < 3; i++) expect(await notify(app, paid)).toBe(204);
  expect(await availableFen()).toBe(2000);
  await expect(
    app.db.updateTable('payments').set({ provider_no: 'OTHER' }).where('id', '=', opened.id).execute(),
  ).rejects.toThrow('can not be changed so');
  await expect(app.db.deleteFrom('payments').where('id', '=', opened.id).execute()).rejects.toThrow(
    'append-only',
  );
});

test('many people paying at once, each told several times', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(app)));
  await Promise.all(people.map((person) => giveMoney(app, person, 7)));
  for (const { id } of people) expect(await getBalances(app.db, id)).toMatchObject({ availableFen: 700 });
});

test('the provider is never called inside of a transaction', async () => {
  const { transaction } = await import('../../db/transaction.ts');
  const provider = app.services.payments.find('sandbox');
  const call = transaction(app.db, async () => provider?.queryPayment(opened.no));
  await expect(call).rejects.toBeInstanceOf(OutsideCallInTransaction);
});

test('without the sandbox there is no cashier', async () => {
  const off = await startTestApp({
    services: ({ payments }) => ({ payments: { ...payments, cashier: null } }),
  });
  expect(await atCashier(off, opened, 'paid')).toMatchObject({ code: 2311 });
  await off.close();
});

test('after all of it the ledger is right', async () => {
  expect((await verifyLedger(app.db)).faults).toEqual([]);
});
