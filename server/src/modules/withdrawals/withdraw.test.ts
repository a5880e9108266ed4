import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { listTransfersOf, verifyLedger } from '../ledger/index.ts';
import { giveMoney } from '../payments/payments.rig.ts';
import { addAccount, askWithdrawal, decideAs, figuresOf, makeWithdrawal } from './withdrawals.rig.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let accountId: number;
beforeAll(async () => {
  app = await startTestApp();
  // Noon in Shanghai, so that no day ends on the way.
  const noon = Date.UTC(2030, 4, 15, 4);
  app.passSeconds((noon - Date.now()) / 1000);
  admin = await createAdmin(app);
});
beforeEach(async () => {
  person = await createPerson(app);
  await giveMoney(app, person, 1000);
  accountId = await addAccount(app, person);
});
afterAll(() => app.close());

const ask = (amount: unknown, headers = {}) =>
  askWithdrawal(app, person, { amount, account_id: accountId }, headers);
const figures = () => figuresOf(app, person);
const own = async () =>
  (await app.get('/wallet/withdrawals', { token: person.token })).data as {
    data: Record<string, unknown>[];
    allowance: object;
  };
const verify = (is_verified: boolean) =>
  app.post('/admin/verify', { user_id: person.id, is_verified, reason: '看过证件' }, { token: admin.token });
const audited = async (subject: string, id: number) => {
  const { data } = await app.get(`/admin/audit?subject=${subject}`, { token: admin.token });
  return (data['data'] as { subject_id: number }[]).filter(({ subject_id: of }) => of === id);
};

test('asked for, approved, paid: each step with its time, its money, its notice', async () => {
  const asked = await ask('200.50');
  expect(asked).toMatchObject({
    code: 1,
    data: {
      amount: 200.5,
      state: 'pending',
      account: { masked: '•••• 6789', holder: '林*' },
      steps: [{ state: 'pending' }, { state: 'approved', at: null }, { state: 'paid', at: null }],
    },
  });
  const id = Number(asked.data['id']);
  expect(await figures()).toEqual({ available: 799.5, frozen: 200.5, escrow: 0 });
  const waiting = await app.get('/admin/withdrawals?state=pending', { token: admin.token });
  const rows = waiting.data['data'] as Record<string, unknown>[];
  expect(rows.find((row) => row['id'] === id)).toMatchObject({
    user: { id: person.id, is_verified: false },
    available: 799.5,
    month_amount: 0,
    can: { approve: true, reject: true },
  });
  expect(waiting.raw).not.toContain('小满');
  expect(await decideAs(app, admin, id, 'approve')).toMatchObject({
    code: 1,
    data: { state: 'approved', can: { approve: false, reject: false } },
  });
  expect(await figures()).toEqual({ available: 799.5, frozen: 0, escrow: 0 });
  await runDueJobs(app);
  const [done] = (await own()).data;
  expect(done).toMatchObject({ id, state: 'paid', state_label: '已到账', reason: '' });
  expect(done).toMatchObject({ steps: [1, 2, 3].map(() => ({ at: expect.any(String) as string })) });
  const transfers = await listTransfersOf(app.db, { kind: 'withdrawal', id });
  expect(transfers.map(({ kind, asked_by: by }) => [kind, by])).toEqual([
    ['withdrawal', person.id],
    ['withdrawal_sent', admin.id],
    ['withdrawal_paid', null],
  ]);
  expect(await audited('withdrawal', id)).toMatchObject([
    { actor: { id: admin.id }, deed: 'withdrawal.approve', deed_label: '通过提现' },
  ]);
  await app.deliver();
  const notices = (await app.get('/message/notifications', { token: person.token })).raw;
  for (const title of ['提现申请已提交', '提现审核通过', '提现已到账']) expect(notices).toContain(title);
});

test('rejected: a reason for its owner, and the money is back', async () => {
  const id = await makeWithdrawal(app, person, 300, accountId);
  expect(await decideAs(app, admin, id, 'reject', ' ')).toMatchObject({
    code: 1000,
    msg: '请填写驳回的理由，申请人会看到',
  });
  expect(await decideAs(app, admin, id, 'reject', '户名不符')).toMatchObject({
    code: 1,
    data: { state: 'rejected' },
  });
  expect(await figures()).toEqual({ available: 1000, frozen: 0, escrow: 0 });
  expect((await own()).data).toMatchObject([
    { state: 'rejected', reason: '户名不符', steps: [{}, { state: 'rejected' }] },
  ]);
  expect(await audited('withdrawal', id)).toMatchObject([{ deed: 'withdrawal.reject', reason: '户名不符' }]);
  await app.deliver();
  expect((await app.get('/message/notifications', { token: person.token })).raw).toContain(
    '¥300.00 已退回可用余额：户名不符',
  );
});

test.each<[unknown, string]>([
  [undefined, '请输入提现金额'],
  ['', '请输入提现金额'],
  [0, '提现金额不能少于0.01元'],
  ['-5', '提现金额不能少于0.01元'],
  [50_000.01, '单次提现不能超过50000元'],
  ['10000000.01', '单次提现不能超过50000元'],
  ...['1e2', 'NaN', '0.001', '５', ' 5', '5,00'].map((amount): [string, string] => [
    amount,
    '请输入正确的金额：最多两位小数，不超过¥50000.00',
  ]),
])('an amount of %j is refused: %s', async (amount, msg) => {
  expect(await ask(amount)).toMatchObject({ code: 1000, msg });
  expect(await figures()).toMatchObject({ available: 1000, frozen: 0 });
});

describe('limits', () => {
  test('more than there is: says what is missing, and nothing is asked for', async () => {
    expect(await ask(1000.01)).toMatchObject({ code: 2301, msg: '可用余额不足，还差 ¥0.01' });
    expect((await own()).data).toEqual([]);
  });

  test('three a day, and a new day in Shanghai brings three more; what was rejected doesn’t count', async () => {
    const ids: number[] = [];
    for (const amount of [1, 2, 3]) ids.push(await makeWithdrawal(app, person, amount, accountId));
    expect((await own()).allowance).toMatchObject({ left_today: 0, left_this_month_amount: 1994 });
    expect(await ask(4)).toMatchObject({ code: 2337, msg: '今天的提现次数已用完，请明天再来' });
    await decideAs(app, admin, ids[0] ?? 0, 'reject');
    expect(await ask(4)).toMatchObject({ code: 1 });
    expect(await ask(5)).toMatchObject({ code: 2337 });
    app.passSeconds(12 * 3600 - 60);
    expect(await ask(5)).toMatchObject({ code: 2337 });
    app.passSeconds(120);
    expect(await ask(5)).toMatchObject({ code: 1 });
    app.passSeconds(12 * 3600 - 60);
  });

  test('2,000 yuan a month unless an administrator has seen who it is', async () => {
    await giveMoney(app, person, 5000);
    await makeWithdrawal(app, person, 1999.99, accountId);
    expect(await ask(0.02)).toMatchObject({
      code: 2339,
      msg: '本月提现超过2000元需要先完成实名认证，本月还可以提现 ¥0.01',
    });
    expect(await verify(true)).toMatchObject({ code: 1, data: { user_id: person.id, is_verified: true } });
    await verify(true);
    expect((await own()).allowance).toMatchObject({ is_verified: true, left_this_month_amount: null });
    expect(await ask(3000)).toMatchObject({ code: 1 });
    await verify(false);
    expect(await ask(1)).toMatchObject({ code: 2339 });
    expect(await audited('user', person.id)).toMatchObject([
      { deed: 'user.unverify', deed_label: '取消核实标记' },
      { deed: 'user.verify', reason: '看过证件' },
    ]);
    const nobody = { user_id: 999_999, is_verified: true, reason: '谁' };
    expect(await app.post('/admin/verify', nobody, { token: admin.token })).toMatchObject({ code: 1301 });
  });

  test('100,000 yuan a day', async () => {
    await verify(true);
    for (let i = 0; i < 3; i++) await giveMoney(app, person, 50_000);
    for (const amount of [50_000, 49_999.99]) await makeWithdrawal(app, person, amount, accountId);
    expect(await ask(0.02)).toMatchObject({ code: 2338, msg: '超过今天的提现额度，今天还可以提现 ¥0.01' });
  });
});

describe('at once', () => {
  test('50 withdrawals of one balance: no more than it can pay and the day allows, never below 0', async () => {
    await giveMoney(app, person, 0.5);
    const tries = Array.from({ length: 50 }, (_, i) => ask(400 + i / 100));
    const answers = await Promise.all(tries);
    const taken = answers.filter(({ code }) => code === 1);
    expect(taken).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 2301)).toHaveLength(48);
    const sum = taken.reduce((total, { data }) => total + Number(data['amount']) * 100, 0);
    const { available, frozen } = await figures();
    expect([Math.round(available * 100 + sum), Math.round(frozen * 100)]).toEqual([100_050, Math.round(sum)]);
  });

  test('a click that came twice, with or without a key, is one withdrawal', async () => {
    const twice = await Promise.all([ask(10), ask(10), ask(10)]);
    expect(new Set(twice.map(({ data }) => data['id'])).size).toBe(1);
    const keyed = await Promise.all([1, 2].map(() => ask(11, { 'idempotency-key': `twice-${person.id}` })));
    expect(keyed[0]?.raw).toBe(keyed[1]?.raw);
    expect(await figures()).toMatchObject({ frozen: 21 });
    app.passSeconds(11);
    expect((await ask(10)).data['id']).not.toBe(twice[0]?.data['id']);
  });

  test('two administrators: one wins, the other reads how it stands', async () => {
    const other = await createAdmin(app);
    for (const [i, second] of (['approve', 'reject'] as const).entries()) {
      const id = await makeWithdrawal(app, person, 10 + i, accountId);
      const answers = await Promise.all([
        decideAs(app, admin, id, 'approve'),
        decideAs(app, other, id, second),
        decideAs(app, admin, id, 'approve'),
      ]);
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
      const refused = answers.filter(({ code }) => code === 2342);
      expect(refused).toHaveLength(2);
      expect(refused[0]?.msg).toMatch(/^这笔提现已经处理过了，现在是「(打款中|未通过)」$/);
      expect(await audited('withdrawal', id)).toHaveLength(1);
    }
  });

  test('nobody decides about their own', async () => {
    await giveMoney(app, admin, 10);
    const id = await makeWithdrawal(app, admin, 5, await addAccount(app, admin, '运营'));
    expect(await decideAs(app, admin, id, 'approve')).toMatchObject({ code: 1003 });
    const mine = await app.get('/admin/withdrawals?state=pending&per_page=50', { token: admin.token });
    const rows = mine.data['data'] as Record<string, unknown>[];
    expect(rows.find((row) => row['id'] === id)).toMatchObject({ can: { approve: false, reject: false } });
    expect(await decideAs(app, await createAdmin(app), id, 'reject')).toMatchObject({ code: 1 });
  });

  test('a withdrawal that does not exist', async () => {
    expect(await decideAs(app, admin, 999_999, 'approve')).toMatchObject({
      code: 2341,
      msg: '提现申请不存在',
    });
  });
});

test('what waits comes first, the longest at the top; counts of all states', async () => {
  const [first, second] = [
    await makeWithdrawal(app, person, 1, accountId),
    await makeWithdrawal(app, person, 2, accountId),
  ];
  const decided = await makeWithdrawal(app, person, 3, accountId);
  await decideAs(app, admin, decided, 'reject');
  const { data } = await app.get('/admin/withdrawals?per_page=50', { token: admin.token });
  const ids = (data['data'] as { id: number; state: string }[]).map(({ id }) => id);
  expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
  expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(decided));
  const counts = data['counts'] as Record<string, number>;
  expect(Object.keys(counts).sort()).toEqual(['approved', 'failed', 'paid', 'pending', 'rejected']);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(data['total']);
});

test('neither withdrawals nor the audit log can be rewritten', async () => {
  const id = await makeWithdrawal(app, person, 1, accountId);
  await decideAs(app, admin, id, 'reject');
  const change = (set: object) => app.db.updateTable('withdrawals').set(set).where('id', '=', id).execute();
  await expect(change({ state: 'pending', decided_at: null, decided_by: null })).rejects.toThrow(
    'can not be changed so',
  );
  await expect(app.db.deleteFrom('withdrawals').execute()).rejects.toThrow('append-only');
  await expect(app.db.updateTable('audit_entries').set({ reason: '' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(app.db.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only');
});

test('after all of it the ledger is right', async () => {
  expect((await verifyLedger(app.db)).faults).toEqual([]);
});
