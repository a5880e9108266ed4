import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, PASSWORD, type Person } from '../../../test/test-people.ts';
import { giveMoney } from '../payments/payments.rig.ts';
import { addAccount, askWithdrawal, CARD, makeWithdrawal } from './withdrawals.rig.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  person = await createPerson(app);
});
afterAll(() => app.close());

const form = { kind: 'bank', holder: '林小满', bank: '招商银行', card: CARD, password: PASSWORD };
const add = (changes: Record<string, unknown> = {}) =>
  app.post('/wallet/accounts', { ...form, ...changes }, { token: person.token });
const list = async () =>
  (await app.get('/wallet/accounts', { token: person.token })).data as unknown as Record<string, unknown>[];
const remove = (id: number, password: string = PASSWORD) =>
  app.post('/wallet/removeAccount', { id, password }, { token: person.token });

test('kept so that nobody reads it: not in the answers, not in the database', async () => {
  const added = await add({ card: '6222 0202 0011 2346 789' });
  expect(added.data).toMatchObject({
    kind: 'bank',
    kind_label: '银行卡',
    masked: '•••• 6789',
    holder: '林*',
    bank: '招商银行',
  });
  await add({ kind: 'alipay', login: '13800001121' });
  expect((await list()).map(({ masked }) => masked)).toEqual(['•••• 6789', '13•••••••21']);
  expect(added.raw).not.toContain('小满');
  const rows = await app.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('user_id', '=', person.id)
    .execute();
  expect(JSON.stringify(rows.map((row) => ({ ...row, secret: row.secret?.toString('latin1') })))).not.toMatch(
    /小满|2346789|13800001121/,
  );
});

test('the same one again is the one that is there, clicked twice or at once; five at most', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => add()));
  expect(new Set(answers.map(({ data }) => data['id'])).size).toBe(1);
  const others = await Promise.all(
    Array.from({ length: 8 }, (_, i) => add({ card: `62220202001123467${i}` })),
  );
  expect(others.filter(({ code }) => code === 1)).toHaveLength(4);
  expect(others.find(({ code }) => code !== 1)).toMatchObject({ code: 2332, msg: '最多保存5个收款账户' });
  expect(await list()).toHaveLength(5);
});

test.each([
  [{ kind: 'cash' }, '请选择收款账户的种类'],
  [{ holder: ' ' }, '请输入收款人姓名'],
  [{ holder: '长'.repeat(21) }, '收款人姓名不能超过20个字符'],
  [{ bank: '' }, '请输入开户银行'],
  [{ card: '1234' }, '请输入正确的银行卡号'],
  [{ card: '6222o20200112346789' }, '请输入正确的银行卡号'],
  [{ card: 6222020200112346 }, '请输入银行卡号'],
  [{ kind: 'alipay', login: 'nobody' }, '请输入正确的支付宝账号'],
  [{ password: '' }, '请输入登录密码'],
])('%j: %s', async (changes, msg) => {
  expect(await add(changes)).toMatchObject({ code: 1000, msg });
  expect(await list()).toEqual([]);
});

describe('the password', () => {
  test('is asked for adding, removing and withdrawing', async () => {
    await giveMoney(app, person, 10);
    const id = await addAccount(app, person);
    const wrong = { code: 2334, msg: '登录密码不正确', data: { field: 'password' } };
    expect(await add({ password: 'wrongpass1', card: '622202020011' })).toMatchObject(wrong);
    expect(await remove(id, 'wrongpass1')).toMatchObject(wrong);
    expect(
      await askWithdrawal(app, person, { amount: 1, account_id: id, password: 'wrongpass1' }),
    ).toMatchObject(wrong);
    expect(await list()).toHaveLength(1);
  });

  test('guessed too often: a pause, also for the right one, also with keys; nobody else waits', async () => {
    const other = await createPerson(app);
    const tries = Array.from({ length: 14 }, (_, i) =>
      app.post(
        '/wallet/accounts',
        { ...form, password: 'wrongpass1' },
        { token: person.token, headers: { 'idempotency-key': `k${i}` } },
      ),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ code }) => code === 2334)).toHaveLength(10);
    const paused = await add();
    expect(paused).toMatchObject({ code: 2336, msg: '密码错误次数过多，请稍后再试' });
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await addAccount(app, other)).toBeGreaterThan(0);
    app.passSeconds(3600);
    expect(await add()).toMatchObject({ code: 1 });
  });

  test('of somebody who has none must be set first', async () => {
    await app.db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute();
    expect(await add()).toMatchObject({ code: 2335, msg: '请先用短信验证码设置登录密码' });
    expect(await askWithdrawal(app, person, { amount: 1, account_id: 1 })).toMatchObject({ code: 2335 });
    const page = await app.get('/wallet/withdrawals', { token: person.token });
    expect(page.data['allowance']).toMatchObject({ has_password: false, kinds: ['bank', 'alipay'] });
  });
});

describe('removing', () => {
  test('takes what could be paid to with it; its withdrawals are still recognised', async () => {
    await giveMoney(app, person, 10);
    const id = await addAccount(app, person);
    const withdrawalId = await makeWithdrawal(app, person, 5, id);
    expect(await remove(id)).toMatchObject({ code: 2333, msg: '还有提现要打到这个账户，等它结束后再删除' });
    await app.db
      .updateTable('withdrawals')
      .set({ state: 'rejected', decided_at: new Date(), decided_by: person.id })
      .where('id', '=', withdrawalId)
      .execute();
    expect(await remove(id)).toMatchObject({ code: 1, data: { id } });
    expect(await list()).toEqual([]);
    expect(await remove(id)).toMatchObject({ code: 2331, msg: '收款账户不存在' });
    const row = await app.db
      .selectFrom('payout_accounts')
      .select('secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.secret).toBeNull();
    const page = await app.get('/wallet/withdrawals', { token: person.token });
    expect(page.data).toMatchObject({ data: [{ account: { masked: '•••• 6789' } }] });
    expect(await addAccount(app, person)).not.toBe(id);
  });

  test('while money is asked for to it: one of the two happens', async () => {
    await giveMoney(app, person, 10);
    const id = await addAccount(app, person);
    const [removed, asked] = await Promise.all([
      remove(id),
      askWithdrawal(app, person, { amount: 1, account_id: id }),
    ]);
    expect([removed.code, asked.code].filter((code) => code === 1)).toHaveLength(1);
  });

  test('somebody else’s is not found', async () => {
    const id = await addAccount(app, await createPerson(app));
    expect(await remove(id)).toMatchObject({ code: 2331 });
    await giveMoney(app, person, 10);
    expect(await askWithdrawal(app, person, { amount: 1, account_id: id })).toMatchObject({ code: 2331 });
  });
});
