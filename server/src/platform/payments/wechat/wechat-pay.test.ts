import { constants, privateDecrypt } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { impatient, order } from '../fake-provider.rig.ts';
import { PaymentRefused, PaymentUnknown } from '../payment-provider.ts';
import { APP_ID, MERCHANT_ID, startFakeWechatPay, V3_KEY } from './fake-wechat-pay.rig.ts';
import { doneRefund, doneTransfer, paidTransaction } from './wechat-messages.fixture.ts';

const NATIVE = 'POST /v3/pay/transactions/native';
const QUERY = `GET /v3/pay/transactions/out-trade-no/${order.paymentNo}`;
const CLOSE = `POST /v3/pay/transactions/out-trade-no/${order.paymentNo}/close`;
const REFUND = 'POST /v3/refund/domestic/refunds';
const TRANSFER = 'POST /v3/fund-app/mch-transfer/transfer-bills';

const open: Awaited<ReturnType<typeof startFakeWechatPay>>[] = [];
let fake: Awaited<ReturnType<typeof startFakeWechatPay>>;
beforeEach(async () => {
  fake = await startFakeWechatPay();
  open.push(fake);
});
afterAll(() => Promise.all(open.map((each) => each.close())));

const bodies = () =>
  fake.heard.filter(({ body }) => body !== '').map(({ body }) => JSON.parse(body) as unknown);
const called = (path: string) => fake.heard.filter(({ url }) => url.pathname === path).length;

test('a computer gets a code to scan; the order is the documented one, signed', async () => {
  fake.answer(NATIVE, { body: { code_url: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz' } });
  expect(await fake.provider.createPayment(order)).toEqual({
    payUrl: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz',
    as: 'qr',
  });
  expect(bodies()).toEqual([
    {
      appid: APP_ID,
      mchid: MERCHANT_ID,
      description: '造界 余额充值',
      out_trade_no: order.paymentNo,
      time_expire: '2026-11-17T13:00:00+08:00',
      notify_url: order.notifyUrl,
      amount: { total: 12345, currency: 'CNY' },
    },
  ]);
  expect(fake.wrongSignatures).toEqual([]);
});

test('a phone is sent to a page that comes back to us', async () => {
  const h5_url = 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx2016&package=2150917749';
  fake.answer('POST /v3/pay/transactions/h5', { body: { h5_url } });
  const { payUrl, as } = await fake.provider.createPayment({ ...order, device: 'phone' });
  expect(as).toBe('page');
  expect(payUrl).toBe(`${h5_url}&redirect_url=${encodeURIComponent(order.returnUrl)}`);
  expect(bodies()[0]).toMatchObject({
    scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } },
  });
});

test.each([
  ['SUCCESS', { state: 'paid', amountFen: 12345, currency: 'CNY', at: new Date('2026-11-17T04:29:58Z') }],
  ['REFUND', { state: 'paid' }],
  ['NOTPAY', { state: 'pending' }],
  ['USERPAYING', { state: 'pending' }],
  ['CLOSED', { state: 'closed' }],
  ['REVOKED', { state: 'closed' }],
  ['PAYERROR', { state: 'failed' }],
])('a payment that is %s there', async (trade_state, expected) => {
  fake.answer(QUERY, { body: { ...paidTransaction, trade_state } });
  expect(await fake.provider.queryPayment(order.paymentNo)).toMatchObject(expected);
  expect(fake.heard[0]?.url.search).toBe(`?mchid=${MERCHANT_ID}`);
});

test('a payment they never heard of is missing', async () => {
  fake.answer(QUERY, { status: 404, body: { code: 'ORDER_NOT_EXIST', message: '订单不存在' } });
  expect(await fake.provider.queryPayment(order.paymentNo)).toEqual({ state: 'missing' });
});

test.each([
  ['another number', { out_trade_no: 'P20261117000002' }],
  ['another merchant', { mchid: '1' }],
  ['another currency', { amount: { total: 12345, currency: 'USD' } }],
  ['a state nobody knows', { trade_state: 'MAYBE' }],
  ['no amount', { amount: {} }],
  ['half a fen', { amount: { total: 1.5, currency: 'CNY' } }],
])('an answer with %s says nothing', async (_, change) => {
  fake.answer(QUERY, { body: { ...paidTransaction, ...change } });
  await expect(fake.provider.queryPayment(order.paymentNo)).rejects.toThrow(PaymentUnknown);
});

test.each([
  [{ status: 204 }, 'closed'],
  [{ status: 400, body: { code: 'ORDER_CLOSED' } }, 'closed'],
  [{ status: 400, body: { code: 'ORDERPAID' } }, 'paid'],
  [{ status: 404, body: { code: 'ORDER_NOT_EXIST' } }, 'missing'],
])('closing answered with %j', async (answer, expected) => {
  fake.answer(CLOSE, answer);
  expect(await fake.provider.closePayment(order.paymentNo)).toBe(expected);
});

test.each([
  ['SUCCESS', { state: 'paid', amountFen: 45, at: new Date('2026-11-17T04:31:00Z') }],
  ['PROCESSING', { state: 'pending' }],
  ['ABNORMAL', { state: 'pending', needs: 'ABNORMAL' }],
  ['CLOSED', { state: 'closed' }],
])('a refund that is %s there', async (status, expected) => {
  fake.answer(REFUND, { body: { ...doneRefund, status } });
  fake.answer(`GET /v3/refund/domestic/refunds/${doneRefund.out_refund_no}`, {
    body: { ...doneRefund, status },
  });
  expect(await fake.provider.refund(refund)).toMatchObject(expected);
  expect(bodies().at(-1)).toMatchObject({
    out_refund_no: doneRefund.out_refund_no,
    amount: { refund: 45, total: 12345, currency: 'CNY' },
  });
  expect(await fake.provider.queryRefund(refund)).toMatchObject(expected);
  expect(await fake.provider.queryRefund({ ...refund, refundNo: 'R99999999' })).toEqual({
    state: 'missing',
  });
});

const payout = {
  payoutNo: doneTransfer.out_bill_no,
  amountFen: 400_000,
  account: { kind: 'wechat', openid: doneTransfer.openid, holder: '林见山' },
  remark: '造界 提现',
} as const;

test('a payout carries the name so that only the provider can read it', async () => {
  const created = { ...doneTransfer, state: 'WAIT_USER_CONFIRM', package_info: 'affffddafdfafddffda==' };
  fake.answer(TRANSFER, { body: created });
  expect(await fake.provider.payOut(payout)).toEqual({
    state: 'pending',
    providerNo: doneTransfer.transfer_bill_no,
    confirmation: 'affffddafdfafddffda==',
  });
  const sent = bodies()[0] as { user_name: string; transfer_amount: number; openid: string };
  expect(sent).toMatchObject({
    transfer_amount: 400_000,
    openid: doneTransfer.openid,
    transfer_scene_id: '1005',
  });
  expect(fake.heard.at(-1)?.headers['wechatpay-serial']).toBe(fake.state.signer.serial);
  const name = privateDecrypt(
    { key: fake.state.signer.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
    Buffer.from(sent.user_name, 'base64'),
  );
  expect(name.toString()).toBe('林见山');
  fake.answer(TRANSFER.replace('POST', 'GET') + `/out-bill-no/${payout.payoutNo}`, { body: doneTransfer });
  expect(await fake.provider.queryPayout(payout)).toMatchObject({ state: 'paid', amountFen: 400_000 });
});

test.each([
  [{ status: 403, body: { code: 'NOT_ENOUGH' } }, PaymentRefused],
  [{ status: 400, body: { code: 'PARAM_ERROR' } }, PaymentRefused],
  [{ status: 400, body: { code: 'SOMETHING_NEW' } }, PaymentUnknown],
  [{ status: 400, body: { code: 'INVALID_REQUEST' } }, PaymentUnknown],
  [{ status: 403, body: { code: 'NOT_ENOUGH' }, isUnsigned: true }, PaymentUnknown],
  [{ status: 403, body: { code: 'NOT_ENOUGH1' }, isAltered: true }, PaymentUnknown],
  [{ status: 429, body: { code: 'FREQUENCY_LIMITED' } }, PaymentUnknown],
  [{ status: 500, body: { code: 'SYSTEM_ERROR' } }, PaymentUnknown],
  [{ status: 502, isUnsigned: true }, PaymentUnknown],
  [{ status: 200, body: [] }, PaymentUnknown],
  [{ status: 200, body: { ...doneTransfer, out_bill_no: 'W99999999' } }, PaymentUnknown],
])('a payout answered with %j is refused only when that is certain', async (answer, failure) => {
  fake.answer(TRANSFER, answer);
  await expect(fake.provider.payOut(payout)).rejects.toThrow(failure);
  expect(called('/v3/fund-app/mch-transfer/transfer-bills')).toBe(1);
});

test('a payout to what it cannot reach is refused before anything is sent', async () => {
  const account = { kind: 'alipay', login: 'a@b.c', holder: '林' } as const;
  await expect(fake.provider.payOut({ ...payout, account })).rejects.toThrow(PaymentRefused);
  expect(fake.heard).toEqual([]);
});

const refund = {
  refundNo: doneRefund.out_refund_no,
  paymentNo: order.paymentNo,
  amountFen: 45,
  totalFen: order.amountFen,
  reason: '约稿取消',
};

test.each(['cut', 'endless', 'moved'] as const)('a provider that is %s leaves it unknown', async (mood) => {
  fake.answer(REFUND, { body: doneRefund });
  fake.moods.push(mood);
  await expect(fake.provider.refund(refund)).rejects.toThrow(PaymentUnknown);
  expect(called('/v3/refund/domestic/refunds')).toBe(1);
});

test('so does one that never answers', async () => {
  const silent = await startFakeWechatPay({ call: impatient });
  open.push(silent);
  silent.moods.push('silent', 'silent', 'silent');
  await expect(silent.provider.refund(refund)).rejects.toMatchObject({
    name: 'PaymentUnknown',
    code: 'timeout',
  });
  expect(silent.lines.join('')).toContain('"code":"timeout"');
});

test('what only asks is asked again, three times at most', async () => {
  fake.answer(QUERY, { body: paidTransaction });
  fake.moods.push('cut', 'cut');
  expect(await fake.provider.queryPayment(order.paymentNo)).toMatchObject({ state: 'paid' });
  fake.heard.length = 0;
  fake.moods.push('cut', 'cut', 'cut', 'cut');
  await expect(fake.provider.queryPayment(order.paymentNo)).rejects.toThrow(PaymentUnknown);
  expect(fake.heard.length).toBe(3);
});

test('a number that could mean another path is never sent', async () => {
  for (const no of ['../refund', 'P1', 'P20261117000001?x=1', '造界造界造界', '']) {
    await expect(fake.provider.queryPayment(no)).rejects.toThrow(RangeError);
  }
  await expect(fake.provider.createPayment({ ...order, amountFen: 0.5 })).rejects.toThrow(RangeError);
  expect(fake.heard).toEqual([]);
});

test('neither the log nor an error tells a secret', async () => {
  fake.answer(TRANSFER, { status: 403, body: { code: 'NOT_ENOUGH', message: doneTransfer.openid } });
  await expect(fake.provider.payOut(payout)).rejects.not.toThrow(doneTransfer.openid);
  fake.moods.push('cut');
  await expect(fake.provider.createPayment(order)).rejects.toThrow('native');
  const log = fake.lines.join('');
  expect(log).toContain('"code":"NOT_ENOUGH"');
  expect(log).toContain('"code":"unreachable"');
  for (const secret of [V3_KEY, doneTransfer.openid, '林见山', 'signature', 'PRIVATE']) {
    expect(log).not.toContain(secret);
  }
});

test('while a merchant changes over, the public key is believed under any serial', async () => {
  const keyed = await startFakeWechatPay({ publicKeyId: 'PUB_KEY_ID_0114232134912410000000000000' });
  open.push(keyed);
  keyed.answer(QUERY, { body: paidTransaction });
  keyed.state.signer = { ...keyed.state.signer, serial: '5157F09EFDC096DE15EBE81A47057A72' };
  expect(await keyed.provider.queryPayment(order.paymentNo)).toMatchObject({ state: 'paid' });
  expect(keyed.heard.length).toBe(1);
});
