import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import {
  PaymentRefused,
  PaymentUnknown,
  type PaymentProvider,
} from '../../platform/payments/payment-provider.ts';
import { verifyLedger } from '../ledger/index.ts';
import { atCashier, callOf, giveMoney, openRecharge, playing, stateOf } from './payments.rig.ts';

let app: TestApp;
let payer: Person;
/** What the provider does differently, for one test. */
const odd: Partial<PaymentProvider> = {};
beforeAll(async () => {
  app = await startTestApp({ services: (services) => ({ payments: playing(services, odd) }) });
  payer = await createPerson(app);
});
afterAll(() => app.close());

const wallet = async ({ token }: Person) => (await app.get('/wallet/index', { token })).data;
const recharge = (amount: unknown, method: unknown = 'sandbox', headers = {}) =>
  app.post('/wallet/recharge', { amount, method }, { token: payer.token, headers });
const own = ({ id }: { id: number }) => app.get(`/wallet/payments/${id}`, { token: payer.token });
const countRows = async () =>
  (
    await app.db
      .selectFrom('payments')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
const openRows = () =>
  app.db.selectFrom('payments').select(['id', 'state']).where('state', 'in', ['opening', 'pending']);

async function during<T>(play: Partial<PaymentProvider>, work: () => Promise<T>): Promise<T> {
  Object.assign(odd, play);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(play)) delete odd[name as keyof PaymentProvider];
  }
}

test('recharging: an address to pay at, and the money once it is paid', async () => {
  const person = await createPerson(app);
  const { data } = await app.post(
    '/wallet/recharge',
    { amount: '12.5', method: 'sandbox' },
    { token: person.token },
  );
  const {
    payment_id: id,
    payment_no: no,
    pay_url: payUrl,
    sandbox_confirm_url: confirmUrl,
  } = data as Record<string, string>;
  expect(no).toMatch(/^P\d{8}[0-9A-V]{20}$/);
  expect(payUrl).toMatch(new RegExp(`^http://[^/]+/sandbox/cashier/${no}\\?key=[\\w-]+$`));
  expect(confirmUrl).toBe(payUrl?.replace('/sandbox/', '/api/sandbox/'));
  const path = `/wallet/payments/${id}`;
  expect((await app.get(path, { token: person.token })).data).toMatchObject({
    amount: 12.5,
    state: 'pending',
    purpose: 'recharge',
    order_id: null,
    pay_url: payUrl,
    sandbox_confirm_url: confirmUrl,
  });
  expect(await wallet(person)).toMatchObject({
    available: 0,
    is_sandbox: true,
    methods: [{ method: 'sandbox', label: '模拟支付' }],
  });
  const confirmed = await app.post(new URL(confirmUrl ?? '').href.split('/api')[1] ?? '');
  expect(confirmed).toMatchObject({
    code: 1,
    data: { state: 'paid', amount: 12.5, return_path: `/profile/wallet?payment=${id}` },
  });
  expect(await wallet(person)).toMatchObject({ available: 12.5, escrow: 0, frozen: 0, incoming: 0 });
  expect((await app.get(path, { token: person.token })).data).toMatchObject({
    state: 'paid',
    pay_url: null,
    sandbox_confirm_url: null,
  });
  await app.deliver();
  const notices = await app.get('/message/notifications', { token: person.token });
  expect(notices.raw).toContain('充值到账');
  expect(notices.raw).toContain('¥12.50 已存入你的可用余额。');
});

const NO_RECHARGE = '请输入正确的金额：最多两位小数，不超过¥50000.00';
test.each([
  [undefined, '请输入充值金额'],
  ['', '请输入充值金额'],
  [null, '请输入充值金额'],
  [0, '充值金额不能少于0.01元'],
  [-1, '充值金额不能少于0.01元'],
  ['-0.01', '充值金额不能少于0.01元'],
  [0.001, NO_RECHARGE],
  ['1.005', NO_RECHARGE],
  ['1e3', NO_RECHARGE],
  ['NaN', NO_RECHARGE],
  ['Infinity', NO_RECHARGE],
  ['0x10', NO_RECHARGE],
  ['１２', NO_RECHARGE],
  [50_000.01, '单次充值不能超过50000元'],
  [10_000_000.01, '单次充值不能超过50000元'],
  [[1], '请输入充值金额'],
])('an amount of %j is refused: %s', async (amount, msg) => {
  const before = await countRows();
  expect(await recharge(amount)).toMatchObject({ code: 1000, msg, data: { field: 'amount' } });
  expect(await countRows()).toBe(before);
});

test('a method that is not offered', async () => {
  expect(await recharge(1, 'wechat')).toMatchObject({ code: 2312, msg: '暂不支持这种支付方式' });
  expect(await recharge(1, 'cash')).toMatchObject({ code: 1000, msg: '请选择支付方式' });
});

test('the same key is the same payment, however often', async () => {
  const headers = { 'idempotency-key': 'recharge-once' };
  const before = await countRows();
  const answers = await Promise.all([1, 2, 3, 4].map(() => recharge(3, 'sandbox', headers)));
  expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
  expect(await countRows()).toBe(before + 1);
});

test('no more than ten wait at a time, raced or not', async () => {
  const person = await createPerson(app);
  const tries = Array.from({ length: 16 }, () =>
    app.post('/wallet/recharge', { amount: 1, method: 'sandbox' }, { token: person.token }),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(10);
  expect(answers.filter(({ code }) => code === 2315)).toHaveLength(6);
});

describe('the provider', () => {
  test('says no: failed at once, nothing to pay', async () => {
    const refuse = () => Promise.reject(new PaymentRefused('create', 'NO'));
    expect(await during({ createPayment: refuse }, () => recharge(5))).toMatchObject({ code: 2314 });
    const last = await app.db
      .selectFrom('payments')
      .select(['id', 'state', 'reason'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({ state: 'failed', reason: 'NO' });
    expect((await own(last)).data).toMatchObject({
      state: 'failed',
      reason: '支付渠道没有完成这笔支付，没有扣款',
    });
  });

  test('is silent: refused, and the row is closed by its timer once nobody can be on the way', async () => {
    const silent = () => Promise.reject(new PaymentUnknown('create', 'timeout'));
    expect(await during({ createPayment: silent }, () => recharge(5))).toMatchObject({ code: 2313 });
    const { id } = await app.db
      .selectFrom('payments')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await runDueJobs(app);
    expect((await own({ id })).data['state']).toBe('opening');
    app.passSeconds(121);
    await runDueJobs(app);
    expect((await own({ id })).data['state']).toBe('closed');
  });

  test('stays silent to the timer, which comes back until it hears something', async () => {
    const opened = await openRecharge(app, payer, 5);
    const silent = () => Promise.reject(new PaymentUnknown('ask', 'timeout'));
    await during({ queryPayment: silent, closePayment: silent }, async () => {
      for (const seconds of [125, 301, 1500, 600]) {
        app.passSeconds(seconds);
        await runDueJobs(app);
        expect(await stateOf(app, payer, opened)).toBe('pending');
      }
    });
    app.passSeconds(601);
    await runDueJobs(app);
    expect(await stateOf(app, payer, opened)).toBe('closed');
  });

  test('is asked for whoever looks, at a pace: paid though no notification came', async () => {
    const opened = await openRecharge(app, payer, 5);
    await app.services.payments.cashier?.act(opened.no, 'pay');
    let asked = 0;
    const ask = callOf(app.services, 'queryPayment');
    const counting: PaymentProvider['queryPayment'] = (no) => {
      asked += 1;
      return ask(no);
    };
    await during({ queryPayment: counting }, async () => {
      await Promise.all(Array.from({ length: 20 }, () => own(opened)));
      expect(asked).toBe(0);
      app.passSeconds(4);
      await Promise.all(Array.from({ length: 20 }, () => own(opened)));
      expect(asked).toBe(1);
    });
    expect(await stateOf(app, payer, opened)).toBe('paid');
  });
});

test('who never comes back: closed when the time is over, and paid all the same if the money comes later', async () => {
  const person = await createPerson(app);
  const opened = await openRecharge(app, person, 8);
  app.passSeconds(31 * 60);
  await runDueJobs(app);
  expect(await stateOf(app, person, opened)).toBe('closed');
  expect(await atCashier(app, opened, 'paid')).toMatchObject({ code: 2316, msg: '这笔支付已经结束' });
  expect(await wallet(person)).toMatchObject({ available: 0 });
  expect(await atCashier(app, opened, 'paid_late')).toMatchObject({ code: 1 });
  expect(await stateOf(app, person, opened)).toBe('paid');
  expect(await wallet(person)).toMatchObject({ available: 8 });
});

test('a closed tab: the notification alone brings the money, and no timer is left', async () => {
  const person = await createPerson(app);
  await giveMoney(app, person, 9);
  expect(await wallet(person)).toMatchObject({ available: 9 });
  app.passSeconds(3600);
  await runDueJobs(app);
  expect(await openRows().where('user_id', '=', person.id).execute()).toEqual([]);
});

test('what was forgotten is found', async () => {
  const opened = await openRecharge(app, payer, 5);
  await app.db.deleteFrom('graphile_worker._private_jobs' as never).execute();
  app.passSeconds(3 * 3600);
  const { tasksOf } = await import('../../worker.ts');
  await tasksOf(app.services)['find-forgotten-payments']?.({}, new AbortController().signal);
  await runDueJobs(app);
  expect(await stateOf(app, payer, opened)).toBe('closed');
});

test('others’ payments, wrong keys and made-up numbers are not found', async () => {
  const opened = await openRecharge(app, payer, 5);
  const other = await createPerson(app);
  expect(await app.get(`/wallet/payments/${opened.id}`, { token: other.token })).toMatchObject({
    code: 2311,
  });
  const foreign = await openRecharge(app, other, 5);
  expect(await atCashier(app, { no: opened.no, key: foreign.key }, 'paid')).toMatchObject({ code: 2311 });
  expect(await app.get(`/sandbox/cashier/${opened.no}?key=${foreign.key}`)).toMatchObject({ code: 2311 });
  expect(await app.get(`/sandbox/cashier/P20260101AAAAAAAAAA?key=${opened.key}`)).toMatchObject({
    code: 2311,
  });
  expect(await app.get(`/sandbox/cashier/${opened.no}?key=${opened.key}`)).toMatchObject({
    code: 1,
    data: { state: 'pending' },
  });
});

test('after all of it the ledger is right', async () => {
  expect((await verifyLedger(app.db)).faults).toEqual([]);
});
