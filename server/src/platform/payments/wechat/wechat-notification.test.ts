import * as fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keysOf, order } from '../fake-provider.rig.ts';
import type { NotificationRequest } from '../payment-provider.ts';
import { startFakeWechatPay, type NotificationOptions } from './fake-wechat-pay.rig.ts';
import { doneTransfer, paidTransaction, refundNotice } from './wechat-messages.fixture.ts';

const open: Awaited<ReturnType<typeof startFakeWechatPay>>[] = [];
async function start(options?: Parameters<typeof startFakeWechatPay>[0]) {
  const started = await startFakeWechatPay(options);
  open.push(started);
  return started;
}
let fake: Awaited<ReturnType<typeof startFakeWechatPay>>;
beforeEach(async () => {
  fake = await start();
});
afterAll(() => Promise.all(open.map((each) => each.close())));

const paid = (how?: NotificationOptions, change: object = {}) =>
  fake.notification('TRANSACTION.SUCCESS', { ...paidTransaction, ...change }, how);
const read = (request: NotificationRequest) => fake.provider.readNotification(request);

test('a payment, a refund and a payout are told', async () => {
  expect(await read(paid())).toEqual({
    verdict: 'genuine',
    notification: {
      kind: 'payment',
      paymentNo: order.paymentNo,
      providerNo: paidTransaction.transaction_id,
      amountFen: 12345,
      currency: 'CNY',
      outcome: 'paid',
      paidAt: new Date('2026-11-17T04:29:58Z'),
      eventId: '5d8ad6e0-8a1b-5bd7-bd43-7b5e0c5a0f7e',
    },
  });
  expect(await read(fake.notification('REFUND.SUCCESS', refundNotice))).toMatchObject({
    notification: { kind: 'refund', refundNo: refundNotice.out_refund_no, amountFen: 45, outcome: 'paid' },
  });
  expect(await read(fake.notification('MCHTRANSFER.BILL.FINISHED', doneTransfer))).toMatchObject({
    notification: { kind: 'payout', payoutNo: doneTransfer.out_bill_no, amountFen: 400_000, outcome: 'paid' },
  });
  const failed = { ...doneTransfer, state: 'FAIL', fail_reason: 'ACCOUNT_FROZEN' };
  expect(await read(fake.notification('MCHTRANSFER.BILL.FINISHED', failed))).toMatchObject({
    notification: { outcome: 'failed', paidAt: null },
  });
});

test('what we do not act on is theirs all the same', async () => {
  const coupon = await read(fake.notification('COUPON.USE', { stock_id: '1' }));
  expect(coupon).toEqual({ verdict: 'irrelevant', about: 'COUPON.USE' });
  const abnormal = { ...refundNotice, refund_status: 'ABNORMAL' };
  expect(await read(fake.notification('REFUND.ABNORMAL', abnormal))).toMatchObject({ verdict: 'irrelevant' });
});

test('the answers are the documented ones', () => {
  expect(fake.provider.answerNotification('taken')).toEqual({ status: 204, contentType: null, body: '' });
  const refusal = fake.provider.answerNotification('refused');
  expect(refusal.status).toBe(400);
  expect(JSON.parse(refusal.body)).toMatchObject({ code: 'FAIL' });
});

type Hostile = [name: string, make: () => NotificationRequest, reason: string];
const withHeader = (name: string, value: string | string[] | undefined) => {
  const request = paid();
  return { ...request, headers: { ...request.headers, [name]: value } };
};
const withBody = (change: (text: string) => string) => {
  const request = paid();
  return { ...request, rawBody: Buffer.from(change(request.rawBody.toString())) };
};
const resourceOf = (message: Record<string, unknown>) => message['resource'] as Record<string, string>;
const withResource = (change: (resource: Record<string, string>) => object) =>
  paid({
    change: (message) => ({
      ...message,
      resource: { ...resourceOf(message), ...change(resourceOf(message)) },
    }),
  });

const hostile: Hostile[] = [
  [
    'a signature of somebody else',
    () => paid({ signer: { serial: fake.state.signer.serial, privateKey: keysOf('x').privateKey } }),
    'wrong-signature',
  ],
  [
    'the provider probing for checks',
    () => withHeader('wechatpay-signature', 'WECHATPAY/SIGNTEST/x'),
    'wrong-signature',
  ],
  ['a signature that is no base64', () => withHeader('wechatpay-signature', '!!!'), 'wrong-signature'],
  ['a changed body', () => withBody((text) => text.replace('支付成功', '支付失败')), 'wrong-signature'],
  ['a body with a blank more', () => withBody((text) => `${text} `), 'wrong-signature'],
  ['no body', () => withBody(() => ''), 'wrong-signature'],
  ['another nonce', () => withHeader('wechatpay-nonce', 'abcdef'), 'wrong-signature'],
  ['no signature', () => withHeader('wechatpay-signature', undefined), 'malformed'],
  ['two signatures', () => withHeader('wechatpay-signature', ['a', 'b']), 'malformed'],
  ['no timestamp', () => withHeader('wechatpay-timestamp', undefined), 'malformed'],
  ['a timestamp that is none', () => withHeader('wechatpay-timestamp', 'NaN'), 'malformed'],
  ['another scheme', () => withHeader('wechatpay-signature-type', 'NONE'), 'malformed'],
  ['a serial with a path in it', () => withHeader('wechatpay-serial', '../../x'), 'malformed'],
  ['a serial nobody knows', () => withHeader('wechatpay-serial', 'ABCDEF0123456789'), 'unknown-certificate'],
  [
    'a public key that is not ours',
    () => withHeader('wechatpay-serial', 'PUB_KEY_ID_0000'),
    'unknown-certificate',
  ],
  ['a replay after six minutes', () => paid({ at: new Date(fake.state.now.getTime() - 360_000) }), 'stale'],
  ['a message from the future', () => paid({ at: new Date(fake.state.now.getTime() + 360_000) }), 'stale'],
  [
    'a huge body',
    () => paid({ change: (message) => ({ ...message, padding: 'x'.repeat(70_000) }) }),
    'too-large',
  ],
  ['no JSON', () => paid({ change: () => '<xml><return_code>SUCCESS</return_code></xml>' }), 'malformed'],
  ['an array', () => paid({ change: (message) => [message] }), 'malformed'],
  ['null', () => paid({ change: () => null }), 'malformed'],
  ['no resource', () => paid({ change: (message) => ({ ...message, resource: undefined }) }), 'malformed'],
  ['another cipher', () => withResource(() => ({ algorithm: 'NONE' })), 'malformed'],
  [
    'a truncated ciphertext',
    () => withResource(({ ciphertext = '' }) => ({ ciphertext: ciphertext.slice(0, -8) })),
    'undecryptable',
  ],
  ['an empty ciphertext', () => withResource(() => ({ ciphertext: '' })), 'undecryptable'],
  ['a short nonce', () => withResource(() => ({ nonce: 'x' })), 'undecryptable'],
  ['other associated data', () => withResource(() => ({ associated_data: 'refund' })), 'undecryptable'],
  ['another key', () => paid({ v3Key: 'another-key-of-just-32-characters'.slice(0, 32) }), 'undecryptable'],
  ['another merchant', () => paid({}, { mchid: '1900000110' }), 'wrong-merchant'],
  ['another app', () => paid({}, { appid: 'wx0000000000000000' }), 'wrong-merchant'],
  ['another currency', () => paid({}, { amount: { total: 12345, currency: 'USD' } }), 'wrong-currency'],
  ['no currency', () => paid({}, { amount: { total: 12345 } }), 'wrong-currency'],
  ['an amount as text', () => paid({}, { amount: { total: '12345', currency: 'CNY' } }), 'malformed'],
  ['half a fen', () => paid({}, { amount: { total: 0.5, currency: 'CNY' } }), 'malformed'],
  ['less than nothing', () => paid({}, { amount: { total: -1, currency: 'CNY' } }), 'malformed'],
  ['a day that is none', () => paid({}, { success_time: '2026-13-45T99:00:00+08:00' }), 'malformed'],
  ['a resource that is an array', () => fake.notification('TRANSACTION.SUCCESS', [1]), 'malformed'],
  ['a refund that is a payment', () => fake.notification('REFUND.SUCCESS', paidTransaction), 'malformed'],
  [
    'a payout of another merchant',
    () => fake.notification('MCHTRANSFER.BILL.FINISHED', { ...doneTransfer, mch_id: '1' }),
    'wrong-merchant',
  ],
];

test.each(hostile)('%s', async (_, make, reason) => {
  expect(await read(make())).toEqual({ verdict: 'refused', reason });
});

test('any flipped bit, in the body or in what signs it, is noticed', async () => {
  const request = paid();
  expect(await read(request)).toMatchObject({ verdict: 'genuine' });
  const flip = (bytes: Buffer, at: number, bit: number) => {
    const flipped = Buffer.from(bytes);
    const place = at % flipped.length;
    flipped[place] = (flipped[place] ?? 0) ^ (1 << bit);
    return flipped;
  };
  const parts = ['body', 'wechatpay-signature', 'wechatpay-nonce', 'wechatpay-timestamp', 'wechatpay-serial'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...parts), fc.nat(10_000), fc.nat(7), async (part, at, bit) => {
      const changed =
        part === 'body'
          ? { ...request, rawBody: flip(request.rawBody, at, bit) }
          : {
              ...request,
              headers: {
                ...request.headers,
                [part]: flip(Buffer.from(String(request.headers[part])), at, bit).toString('latin1'),
              },
            };
      expect(await read(changed)).toMatchObject({ verdict: 'refused' });
    }),
    { numRuns: 300 },
  );
});

test('whatever is encrypted and signed is read back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1e9 }),
      fc.stringMatching(/^[0-9A-Za-z]{6,32}$/),
      async (total, no) => {
        const told = paid({}, { out_trade_no: no, amount: { total, currency: 'CNY' }, attach: '造界' });
        expect(await read(told)).toMatchObject({ notification: { paymentNo: no, amountFen: total } });
      },
    ),
    { numRuns: 50 },
  );
});

test('certificates are fetched when needed, kept, and changed over without a gap', async () => {
  const downloads = () => fake.heard.length;
  await read(paid());
  await read(paid());
  expect(downloads()).toBe(1);

  const next = fake.newSigner('6257F09EFDC096DE15EBE81A47057A73');
  fake.state.signers.push(next);
  fake.state.now = new Date(fake.state.now.getTime() + 120_000);
  expect(await read(paid({ signer: next }))).toMatchObject({ verdict: 'genuine' });
  expect(await read(paid())).toMatchObject({ verdict: 'genuine' });
  expect(downloads()).toBe(2);

  fake.state.signers.shift();
  fake.state.signer = next;
  fake.state.now = new Date(fake.state.now.getTime() + 13 * 3_600_000);
  expect(await read(paid())).toMatchObject({ verdict: 'genuine' });
  await expect.poll(downloads).toBe(3);
  fake.state.now = new Date('2031-07-01');
  expect(await read(paid())).toEqual({ verdict: 'refused', reason: 'unknown-certificate' });
});

test('strangers who make serials up cause one download a minute', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => read(withHeader('wechatpay-serial', `ABC${n}`))));
  await read(withHeader('wechatpay-serial', 'DEF'));
  expect(fake.heard.length).toBeLessThanOrEqual(2);
});

test('certificates that are not signed, or not theirs, are not taken', async () => {
  fake.answer('GET /v3/certificates', { isUnsigned: true });
  expect(await read(paid())).toEqual({ verdict: 'refused', reason: 'unknown-certificate' });
  fake.state.now = new Date(fake.state.now.getTime() + 61_000);
  fake.answer('GET /v3/certificates', { body: { data: [{ serial_no: 'AB', expire_time: 'x' }] } });
  expect(await read(paid())).toEqual({ verdict: 'refused', reason: 'unknown-certificate' });
  fake.state.now = new Date(fake.state.now.getTime() + 61_000);
  fake.moods.push('cut', 'cut', 'cut');
  expect(await read(paid())).toEqual({ verdict: 'refused', reason: 'unknown-certificate' });
});

test('with a public key of theirs nothing is fetched', async () => {
  const keyed = await start({ publicKeyId: 'PUB_KEY_ID_0114232134912410000000000000' });
  const told = keyed.notification('TRANSACTION.SUCCESS', paidTransaction);
  expect(await keyed.provider.readNotification(told)).toMatchObject({ verdict: 'genuine' });
  expect(keyed.heard).toEqual([]);
});
