import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { newMobile, requestCode } from '../../../test/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function form(overrides: Record<string, unknown> = {}) {
  return {
    username: `maker_${Math.random().toString(36).slice(2, 10)}`,
    email: `${Math.random().toString(36).slice(2)}@mail.example`,
    mobile: newMobile(),
    code: '000000',
    password: 'abcd1234',
    ...overrides,
  };
}

async function validForm(overrides: Record<string, unknown> = {}) {
  const filled = form(overrides);
  return { ...filled, code: await requestCode(app, filled.mobile) };
}

describe('messages of the form, to the character', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['no username', { username: undefined }, '请输入用户名'],
    ['blank username', { username: '   ' }, '请输入用户名'],
    ['short username', { username: 'ab' }, '用户名至少3个字符'],
    ['two Chinese characters', { username: '造界' }, '用户名至少3个字符'],
    ['no email', { email: '' }, '请输入邮箱'],
    ['bad email', { email: 'a@b' }, '邮箱格式不正确'],
    ['no mobile', { mobile: '' }, '请输入手机号'],
    ['12 is not a mobile prefix', { mobile: '12800138000' }, '手机号格式不正确'],
    ['ten digits', { mobile: '1380013800' }, '手机号格式不正确'],
    ['no code', { code: '' }, '请输入验证码'],
    ['five digits', { code: '12345' }, '验证码必须是6位数字'],
    ['letters in the code', { code: '12345a' }, '验证码必须是6位数字'],
    ['no password', { password: '' }, '请输入密码'],
    ['seven characters', { password: 'abc1234' }, '密码长度必须在8-20位之间'],
    ['twenty-one characters', { password: 'abcd12345678901234567' }, '密码长度必须在8-20位之间'],
    ['letters only', { password: 'abcdefgh' }, '密码必须包含字母和数字'],
    ['digits only', { password: '12345678' }, '密码必须包含字母和数字'],
    ['a sign', { password: 'abcd123!' }, '密码必须包含字母和数字'],
    ['array for string', { username: ['abc'] }, '请输入用户名'],
    ['NUL', { username: 'ab\0cd' }, '内容包含无法识别的字符'],
  ];
  test.each(cases)('%s', async (_name, overrides, msg) => {
    const answer = await app.post('/user/register', form(overrides));
    expect(answer).toMatchObject({ status: 200, msg });
    expect(answer.code).not.toBe(1);
  });

  test('a code needs a valid phone', async () => {
    const answer = await app.post('/sms/send', { mobile: '123', event: 'register' });
    expect(answer.msg).toBe('请输入正确的手机号');
  });
});

test('registers, and the account can log in by name, mobile and email in any case', async () => {
  const filled = await validForm({ username: 'Shan_Zhong' });
  const answer = await app.post('/user/register', filled);
  expect(answer).toMatchObject({ code: 1, msg: '注册成功', data: { username: 'Shan_Zhong' } });
  for (const account of ['shan_zhong', 'ＳＨＡＮ_zhong', filled.mobile, filled.email.toUpperCase()]) {
    const login = await app.post('/user/login', { account, password: filled.password });
    expect(login).toMatchObject({ code: 1, data: { userinfo: { username: 'Shan_Zhong', score: 0 } } });
  }
});

test('a taken name leaves the code usable with another', async () => {
  const first = await validForm();
  await app.post('/user/register', first);
  const second = await validForm({ username: first.username.toUpperCase() });
  const refused = await app.post('/user/register', second);
  expect(refused).toMatchObject({ code: 1103, msg: '用户名已被注册', data: { field: 'username' } });
  expect((await app.post('/user/register', { ...second, email: first.email })).code).toBe(1103);
  const again = await app.post('/user/register', { ...second, username: 'another_name' });
  expect(again.code).toBe(1);
});

test('a taken email and a taken mobile are refused', async () => {
  const first = await validForm();
  await app.post('/user/register', first);
  const sameEmail = await validForm({ email: first.email.toUpperCase() });
  expect((await app.post('/user/register', sameEmail)).msg).toBe('邮箱已被注册');
  app.passSeconds(61);
  const sameMobile = await validForm({ mobile: first.mobile });
  expect((await app.post('/user/register', sameMobile)).msg).toBe('手机号已被注册');
});

test('a code works once', async () => {
  const filled = await validForm();
  expect((await app.post('/user/register', filled)).code).toBe(1);
  const reuse = await app.post('/user/register', { ...form(), mobile: filled.mobile, code: filled.code });
  expect(reuse.msg).toBe('验证码错误或已过期');
});

test('a code is over after 10 minutes', async () => {
  const filled = await validForm();
  app.passSeconds(601);
  expect((await app.post('/user/register', filled)).msg).toBe('验证码错误或已过期');
});

test('the fifth wrong try ends a code', async () => {
  const filled = await validForm();
  const wrong = filled.code === '111111' ? '222222' : '111111';
  for (let i = 0; i < 5; i++) {
    expect((await app.post('/user/register', { ...filled, code: wrong })).code).toBe(1106);
  }
  expect((await app.post('/user/register', filled)).code).toBe(1106);
});

test("a code for one number doesn't serve another", async () => {
  const filled = await validForm();
  const answer = await app.post('/user/register', { ...filled, mobile: newMobile() });
  expect(answer.code).toBe(1106);
});

test('codes: 60 s between, then again; a burst sends one', async () => {
  const mobile = newMobile();
  const burst = await Promise.all(
    Array.from({ length: 10 }, () => app.post('/sms/send', { mobile, event: 'register' })),
  );
  expect(burst.filter((answer) => answer.code === 1)).toHaveLength(1);
  const refused = burst.find((answer) => answer.code !== 1);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(55);
  app.passSeconds(60);
  expect((await app.post('/sms/send', { mobile, event: 'register' })).msg).toBe('验证码已发送');
});

test('20 registrations of one name at once make one account', async () => {
  const forms = await Promise.all(Array.from({ length: 20 }, () => validForm({ username: 'only_one' })));
  const answers = await Promise.all(forms.map((filled) => app.post('/user/register', filled)));
  expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 1103)).toHaveLength(19);
});

test('one code used by 10 registrations at once makes one account', async () => {
  const filled = await validForm();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      app.post('/user/register', { ...filled, username: `racer_${i}`, email: `racer${i}@mail.example` }),
    ),
  );
  expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
});

test('score, role and id of the body have no effect', async () => {
  const filled = await validForm({ username: 'sneaky' });
  await app.post('/user/register', { ...filled, score: 9999, role: 'admin', id: 1 });
  const row = await app.db
    .selectFrom('users')
    .select(['score', 'role', 'password_hash'])
    .where('username', '=', 'sneaky')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ score: 0, role: 'member' });
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('neither password nor mobile nor code of a registration reaches the log', async () => {
  app.logLines.length = 0;
  const filled = await validForm({ password: 'secretpw99' });
  const logged = () => app.logLines.filter((line) => !line.includes('sms.sandbox')).join('');
  await app.post('/user/register', filled);
  await app.post('/user/login', { account: filled.mobile, password: filled.password });
  expect(logged()).not.toContain('secretpw99');
  expect(logged()).not.toContain(filled.mobile);
  expect(logged()).not.toContain(`"${filled.code}"`);
  expect(app.logLines.filter((line) => line.includes('"login.succeeded"'))).toHaveLength(1);
});
