import { afterAll, beforeEach, expect, test } from 'vitest';
import { impatient, keysOf, order } from '../fake-provider.rig.ts';
import { PaymentRefused, PaymentUnknown } from '../payment-provider.ts';
import { APP_ID, isSignedBy, startFakeAlipay } from './fake-alipay.rig.ts';

const open: Awaited<ReturnType<typeof startFakeAlipay>>[] = [];
let fake: Awaited<ReturnType<typeof startFakeAlipay>>;
beforeEach(async () => {
  fake = await startFakeAlipay();
  open.push(fake);
});
afterAll(() => Promise.all(open.map((each) => each.close())));

const ok = { code: '10000', msg: 'Success' };
const failed = (sub_code: string, code = '40004') => ({
  content: { code, msg: 'Business Failed', sub_code },
});
const QUERY = 'alipay.trade.query';
const trade = {
  ...ok,
  trade_no: '2026111722001003030200089909',
  out_trade_no: order.paymentNo,
  buyer_logon_id: '159****5620',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '123.45',
  send_pay_date: '2026-11-17 12:29:58',
  link: 'https://a/b',
};

test.each([
  ['desktop', 'alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
  ['phone', 'alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
] as const)(
  'on a %s the payer gets a signed address, and nothing is sent',
  async (device, method, product) => {
    const { payUrl, as } = await fake.provider.createPayment({ ...order, device });
    expect(as).toBe('page');
    const url = new URL(payUrl);
    const parameters = Object.fromEntries(url.searchParams);
    expect(isSignedBy(keysOf('merchant').publicKey, parameters)).toBe(true);
    expect(parameters).toMatchObject({
      app_id: APP_ID,
      method,
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: '2026-11-17 12:30:00',
      notify_url: order.notifyUrl,
      return_url: order.returnUrl,
    });
    expect(JSON.parse(parameters['biz_content'] ?? '')).toEqual({
      out_trade_no: order.paymentNo,
      total_amount: '123.45',
      subject: '造界 余额充值',
      product_code: product,
      time_expire: '2026-11-17 13:00:00',
    });
    expect(fake.heard).toEqual([]);
  },
);

test.each([
  [{}, { state: 'paid', amountFen: 12345, currency: 'CNY', at: new Date('2026-11-17T04:29:58Z') }],
  [{ trade_status: 'TRADE_FINISHED' }, { state: 'paid' }],
  [{ trade_status: 'TRADE_CLOSED' }, { state: 'paid' }],
  [{ trade_status: 'TRADE_CLOSED', send_pay_date: undefined }, { state: 'closed' }],
  [{ trade_status: 'WAIT_BUYER_PAY', send_pay_date: undefined }, { state: 'pending' }],
  [{ total_amount: '0.01' }, { amountFen: 1 }],
  [{ total_amount: '9999999.99' }, { amountFen: 999_999_999 }],
  [{ total_amount: '88.8' }, { amountFen: 8880 }],
])('a payment with %j there', async (change, expected) => {
  fake.answer(QUERY, { content: { ...trade, ...change } });
  expect(await fake.provider.queryPayment(order.paymentNo)).toMatchObject(expected);
  expect(fake.asked).toEqual([{ method: QUERY, content: { out_trade_no: order.paymentNo } }]);
  expect(fake.wrongSignatures).toEqual([]);
});

test('a payment they never heard of is missing', async () => {
  fake.answer(QUERY, failed('ACQ.TRADE_NOT_EXIST'));
  expect(await fake.provider.queryPayment(order.paymentNo)).toEqual({ state: 'missing' });
});

test.each([
  ['no signature', { content: trade, isUnsigned: true }],
  ['an amount changed on the way', { content: trade, isAltered: true }],
  ['another number', { content: { ...trade, out_trade_no: 'P20261117000002' } }],
  ['three decimals', { content: { ...trade, total_amount: '123.456' } }],
  ['an exponent', { content: { ...trade, total_amount: '1e3' } }],
  ['a state nobody knows', { content: { ...trade, trade_status: 'MAYBE' } }],
  ['another currency', { content: { ...trade, trans_currency: 'USD' } }],
  ['an array', { content: [] }],
  ['a fault', { content: {}, status: 502 }],
  ['their system error', failed('ACQ.SYSTEM_ERROR')],
  ['their unavailability', failed('isp.unknow-error', '20000')],
])('an answer with %s says nothing', async (_, answer) => {
  fake.answer(QUERY, answer);
  await expect(fake.provider.queryPayment(order.paymentNo)).rejects.toThrow(PaymentUnknown);
});

test('a refusal of the call itself is a refusal, when it is signed', async () => {
  fake.answer(QUERY, { ...failed('isv.invalid-signature', '40002'), isError: true });
  await expect(fake.provider.queryPayment(order.paymentNo)).rejects.toThrow(PaymentRefused);
  fake.answer(QUERY, { ...failed('isv.invalid-app-id', '40002'), isUnsigned: true });
  await expect(fake.provider.queryPayment(order.paymentNo)).rejects.toThrow(PaymentUnknown);
});

test('closing', async () => {
  fake.answer('alipay.trade.close', { content: { ...ok, out_trade_no: order.paymentNo } });
  expect(await fake.provider.closePayment(order.paymentNo)).toBe('closed');
  fake.answer('alipay.trade.close', failed('ACQ.TRADE_NOT_EXIST'));
  expect(await fake.provider.closePayment(order.paymentNo)).toBe('missing');
  fake.answer('alipay.trade.close', failed('ACQ.TRADE_STATUS_ERROR'));
  fake.answer(QUERY, { content: trade });
  expect(await fake.provider.closePayment(order.paymentNo)).toBe('paid');
  fake.answer(QUERY, { content: { ...trade, trade_status: 'TRADE_CLOSED', send_pay_date: undefined } });
  expect(await fake.provider.closePayment(order.paymentNo)).toBe('closed');
});

const refund = {
  refundNo: 'R20261117000001',
  paymentNo: order.paymentNo,
  amountFen: 45,
  totalFen: order.amountFen,
  reason: '约稿取消',
};
const REFUND = 'alipay.trade.refund';
const REFUND_QUERY = 'alipay.trade.fastpay.refund.query';
const refundDone = {
  ...ok,
  out_trade_no: order.paymentNo,
  trade_no: trade.trade_no,
  out_request_no: refund.refundNo,
  refund_status: 'REFUND_SUCCESS',
  refund_amount: '0.45',
  gmt_refund_pay: '2026-11-17 12:31:00',
};

test('a refund, and the same again, which moves nothing', async () => {
  fake.answer(REFUND, { content: { ...ok, ...trade, fund_change: 'Y', refund_fee: '100.45' } });
  expect(await fake.provider.refund(refund)).toMatchObject({ state: 'paid', amountFen: 45 });
  expect(fake.asked[0]?.content).toMatchObject({ refund_amount: '0.45', out_request_no: refund.refundNo });
  fake.answer(REFUND, { content: { ...ok, ...trade, fund_change: 'N', refund_fee: '100.45' } });
  fake.answer(REFUND_QUERY, { content: refundDone });
  const at = new Date('2026-11-17T04:31:00Z');
  expect(await fake.provider.refund(refund)).toMatchObject({ state: 'paid', amountFen: 45, at });
  fake.answer(REFUND_QUERY, { content: { ...refundDone, refund_status: 'REFUND_PROCESSING' } });
  expect(await fake.provider.queryRefund(refund)).toMatchObject({ state: 'pending' });
  fake.answer(REFUND_QUERY, { content: ok });
  expect(await fake.provider.queryRefund(refund)).toEqual({ state: 'missing' });
  fake.answer(REFUND, failed('ACQ.SELLER_BALANCE_NOT_ENOUGH'));
  await expect(fake.provider.refund(refund)).rejects.toThrow(PaymentRefused);
});

const TRANSFER = 'alipay.fund.trans.uni.transfer';
const payout = {
  payoutNo: 'W20261117000001',
  amountFen: 400_000,
  account: { kind: 'alipay', login: '13800000000', holder: '林见山' },
  remark: '造界 提现',
} as const;
const transferred = { ...ok, out_biz_no: payout.payoutNo, order_id: '20261117110070000006380000250621' };

test('a payout to an account and to a card', async () => {
  fake.answer(TRANSFER, {
    content: { ...transferred, status: 'SUCCESS', trans_date: '2026-11-17 12:30:05' },
  });
  expect(await fake.provider.payOut(payout)).toMatchObject({ state: 'paid', amountFen: 400_000 });
  expect(fake.asked[0]?.content).toMatchObject({
    trans_amount: '4000.00',
    product_code: 'TRANS_ACCOUNT_NO_PWD',
    biz_scene: 'DIRECT_TRANSFER',
    payee_info: { identity: '13800000000', identity_type: 'ALIPAY_LOGON_ID', name: '林见山' },
  });
  fake.answer(TRANSFER, { content: { ...transferred, status: 'DEALING' } });
  const account = {
    kind: 'bank',
    card: '6222020000000000000',
    bank: '中国工商银行',
    holder: '林见山',
  } as const;
  expect(await fake.provider.payOut({ ...payout, account })).toMatchObject({ state: 'pending' });
  expect(fake.asked[1]?.content).toMatchObject({
    product_code: 'TRANS_BANKCARD_NO_PWD',
    payee_info: { identity_type: 'BANKCARD_ACCOUNT', bankcard_ext_info: { inst_name: '中国工商银行' } },
  });
});

test.each([
  [
    { status: 'SUCCESS', trans_amount: '4000.00', pay_date: '2026-11-17 12:30:05' },
    { state: 'paid', amountFen: 400_000 },
  ],
  [
    { status: 'SUCCESS', trans_amount: 4000 },
    { state: 'paid', amountFen: 400_000 },
  ],
  [{ status: 'DEALING' }, { state: 'pending' }],
  [
    { status: 'FAIL', error_code: 'PAYEE_CARD_INFO_ERROR' },
    { state: 'failed', reason: 'PAYEE_CARD_INFO_ERROR' },
  ],
  [{ status: 'REFUND' }, { state: 'failed' }],
])('a payout with %j there', async (change, expected) => {
  fake.answer('alipay.fund.trans.common.query', { content: { ...transferred, ...change } });
  expect(await fake.provider.queryPayout(payout)).toMatchObject(expected);
});

test.each([
  [failed('PAYER_BALANCE_NOT_ENOUGH'), PaymentRefused],
  [failed('PAYEE_NOT_EXIST'), PaymentRefused],
  [failed('isv.insufficient-isv-permissions', '40006'), PaymentRefused],
  [failed('SOMETHING_NEW'), PaymentUnknown],
  [failed('SYSTEM_ERROR'), PaymentUnknown],
  [failed('REQUEST_PROCESSING'), PaymentUnknown],
  [{ ...failed('PAYEE_NOT_EXIST'), isUnsigned: true }, PaymentUnknown],
  [{ content: { ...transferred, status: 'SUCCESS', out_biz_no: 'W99999999' } }, PaymentUnknown],
])('a payout answered with %j is refused only when that is certain', async (answer, failure) => {
  fake.answer(TRANSFER, answer);
  await expect(fake.provider.payOut(payout)).rejects.toThrow(failure);
  expect(fake.heard.length).toBe(1);
});

test('a payout nobody knows of is missing', async () => {
  fake.answer('alipay.fund.trans.common.query', failed('ORDER_NOT_EXIST'));
  expect(await fake.provider.queryPayout(payout)).toEqual({ state: 'missing' });
});

test.each(['cut', 'endless', 'moved'] as const)('a gateway that is %s leaves it unknown', async (mood) => {
  fake.moods.push(mood);
  await expect(fake.provider.payOut(payout)).rejects.toThrow(PaymentUnknown);
  expect(fake.heard.length).toBe(1);
});

test('so does one that never answers; the log tells no secret', async () => {
  const silent = await startFakeAlipay({ call: impatient });
  open.push(silent);
  silent.moods.push('silent');
  await expect(silent.provider.payOut(payout)).rejects.toMatchObject({
    name: 'PaymentUnknown',
    code: 'timeout',
  });
  const log = silent.lines.join('');
  expect(log).toContain(TRANSFER);
  for (const secret of ['13800000000', '林见山', 'sign=', 'biz_content']) expect(log).not.toContain(secret);
});
