import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysOf, order } from '../fake-provider.rig.ts';
import type { NotificationRequest } from '../payment-provider.ts';
import { signRsa } from '../rsa.ts';
import { signedContent } from './alipay-signature.ts';
import { bodyOf, noticeOf, paidNotice, startFakeAlipay } from './fake-alipay.rig.ts';

let fake: Awaited<ReturnType<typeof startFakeAlipay>>;
beforeAll(async () => {
  fake = await startFakeAlipay();
});
afterAll(() => fake.close());

const read = (request: NotificationRequest) => fake.provider.readNotification(request);
const paid = (change: Record<string, string> = {}) => noticeOf({ ...paidNotice, ...change });
const without = (...names: string[]) =>
  noticeOf(Object.fromEntries(Object.entries(paidNotice).filter(([name]) => !names.includes(name))));

test('a payment is told', async () => {
  const notification = {
    kind: 'payment',
    paymentNo: order.paymentNo,
    providerNo: '2026111722001003030200089909',
    amountFen: 12345,
    currency: 'CNY',
    outcome: 'paid',
    paidAt: new Date('2026-11-17T04:29:58Z'),
    eventId: '4a91b7a78a503640467525113fb7d8bg8e',
  };
  expect(await read(paid())).toEqual({ verdict: 'genuine', notification });
  expect(await read(paid({ trade_status: 'TRADE_FINISHED' }))).toEqual({ verdict: 'genuine', notification });
  expect(await read(paid({ trade_status: 'TRADE_CLOSED' }))).toMatchObject({
    notification: { kind: 'payment', outcome: 'closed', paidAt: null },
  });
});

test('a refund is told, without the sum of all refunds for its amount', async () => {
  const refund = {
    gmt_refund: '2026-11-17 12:31:00.123',
    out_biz_no: 'R20261117000001',
    refund_fee: '100.45',
  };
  expect(await read(paid(refund))).toMatchObject({
    notification: { kind: 'refund', refundNo: 'R20261117000001', amountFen: null, outcome: 'paid' },
  });
});

const message = (change: Record<string, string> = {}, content: object = {}) =>
  noticeOf({
    notify_id: 'm1',
    utc_timestamp: String(new Date('2026-11-17T04:29:59Z').getTime()),
    msg_method: 'alipay.fund.trans.order.changed',
    app_id: paidNotice['app_id'] ?? '',
    version: '1.1',
    charset: 'UTF-8',
    sign_type: 'RSA2',
    biz_content: JSON.stringify({
      out_biz_no: 'W20261117000001',
      order_id: '20261117110070000006380000250621',
      status: 'SUCCESS',
      action_type: 'FINISH',
      product_code: 'TRANS_ACCOUNT_NO_PWD',
      biz_scene: 'DIRECT_TRANSFER',
      trans_amount: '4000.00',
      pay_date: '2026-11-17 12:29:58',
      ...content,
    }),
    ...change,
  });

test('a payout is told, as a message', async () => {
  expect(await read(message())).toEqual({
    verdict: 'genuine',
    notification: {
      kind: 'payout',
      payoutNo: 'W20261117000001',
      providerNo: '20261117110070000006380000250621',
      amountFen: 400_000,
      currency: 'CNY',
      outcome: 'paid',
      paidAt: new Date('2026-11-17T04:29:58Z'),
      eventId: 'm1',
    },
  });
  expect(await read(message({}, { status: 'FAIL' }))).toMatchObject({ notification: { outcome: 'failed' } });
  expect(await read(message({}, { status: 'DEALING' }))).toMatchObject({ verdict: 'irrelevant' });
  expect(await read(message({ msg_method: 'alipay.open.app.changed' }))).toMatchObject({
    verdict: 'irrelevant',
  });
  const all = Object.fromEntries(new URLSearchParams(message().rawBody.toString()));
  const { sign: __, ...signed } = all;
  const sign = signRsa(keysOf('platform').privateKey, signedContent(signed));
  expect(await read(bodyOf({ ...signed, sign }))).toMatchObject({ verdict: 'genuine' });
});

test('what we do not act on is theirs all the same', async () => {
  expect(await read(paid({ trade_status: 'WAIT_BUYER_PAY' }))).toMatchObject({ verdict: 'irrelevant' });
  expect(await read(paid({ notify_type: 'open_app_auth_notify' }))).toMatchObject({ verdict: 'irrelevant' });
});

test('the answers are the documented ones', () => {
  const text = { status: 200, contentType: 'text/plain' };
  expect(fake.provider.answerNotification('taken')).toEqual({ ...text, body: 'success' });
  expect(fake.provider.answerNotification('refused')).toEqual({ ...text, body: 'fail' });
});

const raw = (text: string | Buffer): NotificationRequest => ({ ...paid(), rawBody: Buffer.from(text) });
const appended = (text: string) => raw(Buffer.concat([paid().rawBody, Buffer.from(text)]));
const { sign_type: _, ...signedPart } = paidNotice;
const goodSign = () => signRsa(keysOf('platform').privateKey, signedContent(signedPart));

const hostile: [name: string, make: () => NotificationRequest, reason: string][] = [
  ['a signature of somebody else', () => noticeOf(paidNotice, keysOf('x').privateKey), 'wrong-signature'],
  ['our own signature', () => noticeOf(paidNotice, keysOf('merchant').privateKey), 'wrong-signature'],
  [
    'a changed amount',
    () => bodyOf({ ...paidNotice, total_amount: '923.45', sign: goodSign() }),
    'wrong-signature',
  ],
  ['a parameter more', () => appended('&extra=1'), 'wrong-signature'],
  [
    'a weaker kind of signature',
    () => bodyOf({ ...paidNotice, sign_type: 'RSA', sign: goodSign() }),
    'wrong-signature',
  ],
  ['no kind of signature', () => bodyOf({ ...signedPart, sign: goodSign() }), 'wrong-signature'],
  ['an empty signature', () => bodyOf({ ...paidNotice, sign: '' }), 'wrong-signature'],
  ['no signature', () => bodyOf(paidNotice), 'malformed'],
  ['a parameter twice', () => appended('&total_amount=123.45'), 'malformed'],
  ['an empty body', () => raw(''), 'malformed'],
  ['JSON', () => raw(JSON.stringify(paidNotice)), 'malformed'],
  ['an array', () => raw('[]'), 'malformed'],
  ['bytes that are no text', () => raw(Buffer.from([0x73, 0x3d, 0xff, 0xfe])), 'malformed'],
  ['another charset', () => paid({ charset: 'gbk' }), 'malformed'],
  [
    'a thousand parameters',
    () => raw(Array.from({ length: 1000 }, (__, n) => `a${n}=1`).join('&')),
    'malformed',
  ],
  ['a huge body', () => paid({ body: 'x'.repeat(70_000) }), 'too-large'],
  ['a replay after two days', () => paid({ notify_time: '2026-11-15 12:00:00' }), 'stale'],
  ['a message from the future', () => paid({ notify_time: '2026-11-17 13:00:00' }), 'stale'],
  ['a time that is none', () => paid({ notify_time: 'yesterday' }), 'malformed'],
  ['no time', () => without('notify_time'), 'malformed'],
  ['another app', () => paid({ app_id: '2021000000000002' }), 'wrong-merchant'],
  ['another seller', () => paid({ seller_id: '2088000000000000' }), 'wrong-merchant'],
  ['no seller', () => without('seller_id'), 'wrong-merchant'],
  ['another currency', () => paid({ trans_currency: 'USD' }), 'wrong-currency'],
  ['three decimals', () => paid({ total_amount: '123.456' }), 'wrong-amount'],
  ['an exponent', () => paid({ total_amount: '1e3' }), 'wrong-amount'],
  ['less than nothing', () => paid({ total_amount: '-123.45' }), 'wrong-amount'],
  ['no amount', () => without('total_amount'), 'wrong-amount'],
  ['no number', () => without('out_trade_no'), 'malformed'],
  ['no event', () => without('notify_id'), 'malformed'],
  ['paid at no time', () => without('gmt_payment'), 'malformed'],
  ['a message of another app', () => message({ app_id: '1' }), 'wrong-merchant'],
  ['an old message', () => message({ utc_timestamp: '1514210452731' }), 'stale'],
  ['a message of no time', () => message({ utc_timestamp: 'x' }), 'malformed'],
  ['a message without content', () => message({ biz_content: '[]' }), 'malformed'],
  ['a payout with three decimals', () => message({}, { trans_amount: '1.234' }), 'malformed'],
  ['a refund without its number', () => paid({ gmt_refund: '2026-11-17 12:31:00.1' }), 'malformed'],
];

test.each(hostile)('%s', async (__, make, reason) => {
  expect(await read(make())).toEqual({ verdict: 'refused', reason });
});

test('any flipped bit of what is told is noticed', async () => {
  const body = paid().rawBody;
  const told = new URLSearchParams(body.toString()).toString();
  await fc.assert(
    fc.asyncProperty(fc.nat(body.length - 1), fc.nat(7), async (at, bit) => {
      const flipped = Buffer.from(body);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
      // %2f for %2F is the same told in other characters.
      fc.pre(new URLSearchParams(flipped.toString()).toString() !== told);
      expect(await read(raw(flipped))).toMatchObject({ verdict: 'refused' });
    }),
    { numRuns: 400 },
  );
});

test('whatever is signed is read back, to the fen', async () => {
  const texts = fc.string({ unit: 'grapheme' });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 999_999_999 }), texts, async (fen, subject) => {
      const total_amount = (BigInt(fen) / 100n).toString() + `.${String(fen % 100).padStart(2, '0')}`;
      expect(await read(paid({ total_amount, subject }))).toMatchObject({ notification: { amountFen: fen } });
    }),
    { numRuns: 100 },
  );
});
