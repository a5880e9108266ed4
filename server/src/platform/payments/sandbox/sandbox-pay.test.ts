import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { order } from '../fake-provider.rig.ts';
import { PaymentRefused, PaymentUnknown, type NotificationRequest } from '../payment-provider.ts';
import { createSandboxCashier } from './sandbox-cashier.ts';
import { signNotification, type SandboxContent, type SignedNotification } from './sandbox-notification.ts';
import { createSandboxPay, sandboxPayees } from './sandbox-pay.ts';
import { createSandboxTill } from './sandbox-till.ts';

const KEY = 'the key of this installation';
let folder: string;
let now: Date;
/** As after a restart: nothing is remembered but what lies in the folder. */
const start = () => {
  const options = { till: createSandboxTill(folder), key: KEY, now: () => now };
  return { provider: createSandboxPay(options), cashier: createSandboxCashier(options) };
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-sandbox-'));
  now = new Date('2026-11-17T04:30:00Z');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const no = order.paymentNo;
const request = (signed: SignedNotification | null): NotificationRequest => {
  if (signed === null) throw new Error('no notification');
  return { ...signed, query: {} };
};

test('the payer is sent to a page of ours, with a key that nobody else has', async () => {
  const { provider, cashier } = start();
  const { payUrl, as } = await provider.createPayment(order);
  const url = new URL(payUrl);
  expect(as).toBe('page');
  expect(url.origin + url.pathname).toBe(`https://zaojie.example/sandbox/cashier/${no}`);
  const key = url.searchParams.get('key') ?? '';
  expect(cashier.isKeyOf(no, key)).toBe(true);
  expect(cashier.isKeyOf('P20261117000002', key)).toBe(false);
  expect(cashier.isKeyOf(no, '')).toBe(false);
  expect(await cashier.find(no)).toMatchObject({
    amountFen: 12345,
    state: 'pending',
    subject: order.subject,
  });
  expect(await cashier.find('../secrets')).toBeNull();
  expect(await provider.createPayment(order)).toEqual({ payUrl, as });
  await expect(provider.createPayment({ ...order, amountFen: 1 })).rejects.toThrow(PaymentRefused);
});

test.each([
  ['pay', 'paid'],
  ['fail', 'failed'],
  ['abandon', 'closed'],
] as const)('%s is notified, and known after a restart', async (move, outcome) => {
  const { provider, cashier } = start();
  await provider.createPayment(order);
  expect(await provider.queryPayment(no)).toMatchObject({ state: 'pending' });
  expect(await cashier.repeat(no)).toBeNull();
  const told = await provider.readNotification(request(await cashier.act(no, move)));
  expect(told).toEqual({
    verdict: 'genuine',
    notification: {
      kind: 'payment',
      paymentNo: no,
      providerNo: `SANDBOX${no}`,
      amountFen: 12345,
      currency: 'CNY',
      outcome,
      paidAt: outcome === 'paid' ? now : null,
      eventId: `EV-${no}-${outcome}`,
    },
  });
  const later = start();
  expect(await later.provider.queryPayment(no)).toMatchObject({ state: outcome });
  now = new Date(now.getTime() + 60_000);
  expect(await later.provider.readNotification(request(await later.cashier.repeat(no)))).toEqual(told);
  expect(await later.provider.readNotification(request(await later.cashier.act(no, move)))).toEqual(told);
  for (const other of (['pay', 'fail', 'abandon'] as const).filter((each) => each !== move)) {
    expect(await later.cashier.act(no, other)).toBeNull();
  }
});

test('nobody pays what is unknown, closed or past its end, except by being late', async () => {
  const { provider, cashier } = start();
  expect(await cashier.act(no, 'pay')).toBeNull();
  expect(await provider.closePayment(no)).toBe('missing');
  expect(await provider.queryPayment(no)).toEqual({ state: 'missing' });
  await provider.createPayment(order);
  now = new Date(order.expiresAt);
  expect(await cashier.act(no, 'pay')).toBeNull();
  expect(await provider.queryPayment(no)).toMatchObject({ state: 'closed' });
  expect(await provider.closePayment(no)).toBe('closed');
  expect(await provider.closePayment(no)).toBe('closed');
  const late = await provider.readNotification(request(await cashier.odd(no, 'late')));
  expect(late).toMatchObject({ notification: { outcome: 'paid', paidAt: now } });
  expect(await provider.queryPayment(no)).toMatchObject({ state: 'paid' });
  expect(await provider.closePayment(no)).toBe('paid');
});

test.each([
  ['stale', 'stale'],
  ['wrong-signature', 'wrong-signature'],
  ['wrong-currency', 'wrong-currency'],
  ['foreign', 'wrong-merchant'],
] as const)('a notification told %s is refused and pays nothing', async (kind, reason) => {
  const { provider, cashier } = start();
  await provider.createPayment(order);
  const told = await provider.readNotification(request(await cashier.odd(no, kind)));
  expect(told).toEqual({ verdict: 'refused', reason });
  expect(await provider.queryPayment(no)).toMatchObject({ state: 'pending' });
});

test('a wrong amount is told as it is: our rows know the right one', async () => {
  const { provider, cashier } = start();
  await provider.createPayment(order);
  const told = await provider.readNotification(request(await cashier.odd(no, 'wrong-amount')));
  expect(told).toMatchObject({ notification: { amountFen: 12346 } });
});

const content: SandboxContent = {
  kind: 'payment',
  merchant: 'sandbox',
  paymentNo: no,
  providerNo: 'S1',
  amountFen: 1,
  currency: 'CNY',
  outcome: 'paid',
  paidAt: '2026-11-17T04:30:00.000Z',
  eventId: 'E1',
};
const signed = (said: unknown) => request(signNotification(KEY, said as SandboxContent, now));

test.each([
  ['no header', () => ({ ...signed(content), headers: {} }), 'malformed'],
  ['a key of another installation', () => request(signNotification('x', content, now)), 'wrong-signature'],
  ['an array', () => signed([content]), 'malformed'],
  ['half a fen', () => signed({ ...content, amountFen: 0.5 }), 'malformed'],
  ['a number with a path', () => signed({ ...content, paymentNo: '../../x' }), 'malformed'],
  ['a huge body', () => signed({ ...content, padding: 'x'.repeat(70_000) }), 'too-large'],
  ['no JSON', () => ({ ...signed(content), rawBody: Buffer.from('<xml/>') }), 'wrong-signature'],
])('%s is refused', async (_, make, reason) => {
  expect(await start().provider.readNotification(make())).toEqual({ verdict: 'refused', reason });
});

test('any flipped bit is noticed', async () => {
  const { provider } = start();
  const good = signed(content);
  expect(await provider.readNotification(good)).toMatchObject({ verdict: 'genuine' });
  await fc.assert(
    fc.asyncProperty(fc.nat(good.rawBody.length - 1), fc.nat(7), async (at, bit) => {
      const rawBody = Buffer.from(good.rawBody);
      rawBody[at] = (rawBody[at] ?? 0) ^ (1 << bit);
      expect(await provider.readNotification({ ...good, rawBody })).toMatchObject({ verdict: 'refused' });
    }),
  );
});

test('refunds: once for each number, never more than was paid, also when all come at once', async () => {
  const { provider, cashier } = start();
  await provider.createPayment(order);
  const refund = (n: number, amountFen: number) =>
    provider.refund({ refundNo: `R0000${n}`, paymentNo: no, amountFen, totalFen: 12345, reason: '' });
  await expect(refund(1, 1)).rejects.toThrow(PaymentRefused);
  await cashier.act(no, 'pay');
  const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => refund(n % 10, 5_000)));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(4);
  expect((await cashier.find(no))?.refunds.length).toBe(2);
  expect(await provider.queryRefund({ refundNo: 'R00000', paymentNo: no })).toMatchObject({
    amountFen: 5_000,
  });
  expect(await provider.queryRefund({ refundNo: 'R00009', paymentNo: no })).toEqual({ state: 'missing' });
  await expect(refund(0, 1)).rejects.toThrow('OTHER_AMOUNT');
});

const payout = (holder: string, payoutNo = 'W00001') => ({
  payoutNo,
  amountFen: 500,
  remark: '提现',
  account: { kind: 'alipay', login: '13800000000', holder } as const,
});

test('payouts, on good days and on bad ones', async () => {
  const { provider } = start();
  const good = payout('林见山');
  expect(await provider.queryPayout(good)).toEqual({ state: 'missing' });
  const paid = await provider.payOut(good);
  expect(paid).toMatchObject({ state: 'paid', amountFen: 500 });
  now = new Date(now.getTime() + 1000);
  expect(await provider.payOut(good)).toEqual(paid);
  await expect(provider.payOut({ ...good, amountFen: 1 })).rejects.toThrow('OTHER_AMOUNT');

  const refused = payout(sandboxPayees.refused, 'W00002');
  await expect(provider.payOut(refused)).rejects.toThrow(PaymentRefused);
  expect(await provider.queryPayout(refused)).toEqual({ state: 'missing' });
  const failed = payout(sandboxPayees.failed, 'W00003');
  expect(await provider.payOut(failed)).toMatchObject({ state: 'failed' });
  const slow = payout(sandboxPayees.slow, 'W00004');
  expect(await provider.payOut(slow)).toMatchObject({ state: 'pending' });
  expect(await start().provider.queryPayout(slow)).toMatchObject({ state: 'paid' });
  const silent = payout(sandboxPayees.silent, 'W00005');
  await expect(provider.payOut(silent)).rejects.toThrow(PaymentUnknown);
  expect(await provider.queryPayout(silent)).toMatchObject({ state: 'paid' });
});

test('twenty at once open one payment, and leave no drafts', async () => {
  const { provider, cashier } = start();
  const pages = await Promise.all(Array.from({ length: 20 }, () => provider.createPayment(order)));
  expect(new Set(pages.map(({ payUrl }) => payUrl)).size).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => cashier.act(no, 'pay')));
  expect(await readdir(join(folder, 'payments'))).toEqual([`${no}.json`, `${no}.settled.json`]);
});

test('paying and closing at once, from several processes: one wins, and everybody hears which', async () => {
  for (let round = 0; round < 10; round += 1) {
    const paymentNo = `P0000${round}`;
    await start().provider.createPayment({ ...order, paymentNo });
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2 === 0
          ? start()
              .cashier.act(paymentNo, 'pay')
              .then((told) => (told === null ? 'closed' : 'paid'))
          : start().provider.closePayment(paymentNo),
      ),
    );
    expect(new Set(tries).size).toBe(1);
    expect(await start().provider.queryPayment(paymentNo)).toMatchObject({ state: tries[0] });
  }
});
