import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { openBrowser } from '../../../test/test-browser.ts';
import { createPerson, newMobile, PASSWORD, type Person } from '../../../test/test-people.ts';
import { transaction } from '../../db/transaction.ts';
import { runDue } from '../../platform/jobs/run-due.rig.ts';
import { updatePasswordHash } from '../users/index.ts';
import { tasksOf } from '../../worker.ts';
import { hashPassword } from './password.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NEW_PASSWORD = 'fresh2027';
const CODE_WRONG = { status: 200, code: 1106, msg: '验证码错误或已过期', data: { field: 'code' } };
const other = (code: string) => (code === '111111' ? '222222' : '111111');

async function owner(on = app): Promise<Person & { mobile: string }> {
  const person = await createPerson(on);
  const mobile = newMobile();
  await on.db.updateTable('users').set({ mobile }).where('id', '=', person.id).execute();
  return { ...person, mobile };
}
const ask = (mobile: string, event = 'reset') => app.post('/sms/send', { mobile, event });
const codeFor = async (mobile: string) => (await ask(mobile)).data['sandbox_code'] as string;
const reset = (mobile: string, code: string, password = NEW_PASSWORD) =>
  app.post('/user/resetPassword', { mobile, code, password });
const login = (account: string, password: string) => app.post('/user/login', { account, password });

test('sets the password, ends every session, and lets the owner in at once', async () => {
  const person = await owner();
  for (let i = 0; i < 10; i++) await login(person.mobile, 'wrongpass1');
  const done = await reset(person.mobile, await codeFor(person.mobile));
  expect(done).toMatchObject({ code: 1, msg: '密码已重设，请重新登录', data: {} });
  expect((await app.get('/user/index', { token: person.token })).status).toBe(401);
  expect((await login(person.mobile, NEW_PASSWORD)).code).toBe(1);
  expect((await login(person.mobile, PASSWORD)).code).toBe(1101);
});

test('a device that knew the old password is a stranger again', async () => {
  const person = await owner();
  const device = openBrowser(app);
  await device.post('/user/login', { account: person.username, password: PASSWORD });
  await reset(person.mobile, await codeFor(person.mobile));
  for (let i = 0; i < 10; i++) await login(person.username, 'wrongpass1');
  const answer = await device.post('/user/login', { account: person.username, password: NEW_PASSWORD });
  expect(answer.status).toBe(429);
});

describe('the form', () => {
  const cases: [Record<string, unknown>, string][] = [
    [{ mobile: '' }, '请输入手机号'],
    [{ mobile: '12800138000' }, '手机号格式不正确'],
    [{ code: '' }, '请输入验证码'],
    [{ code: '12345a' }, '验证码必须是6位数字'],
    [{ password: '' }, '请输入密码'],
    [{ password: 'abc1234' }, '密码长度必须在8-20位之间'],
    [{ password: 'abcdefgh' }, '密码必须包含字母和数字'],
    [{ password: ['abcd1234'] }, '请输入密码'],
  ];
  test.each(cases)('%j is told %s', async (wrong, msg) => {
    const form = { mobile: newMobile(), code: '123456', password: NEW_PASSWORD, ...wrong };
    expect(await app.post('/user/resetPassword', form)).toMatchObject({ status: 200, code: 1000, msg });
  });

  test('no other use of a code is known', async () => {
    expect((await ask(newMobile(), 'login')).msg).toBe('不支持的验证码用途');
  });
});

describe('a code', () => {
  test('works once, also for ten at the same time', async () => {
    const person = await owner();
    const code = await codeFor(person.mobile);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(person.mobile, code)));
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 1106)).toHaveLength(9);
  });

  test('is over after 10 minutes', async () => {
    const person = await owner();
    const code = await codeFor(person.mobile);
    app.passSeconds(601);
    expect(await reset(person.mobile, code)).toMatchObject(CODE_WRONG);
    expect((await login(person.mobile, PASSWORD)).code).toBe(1);
  });

  test('is over after five wrong tries, even where the calls may be repeated', async () => {
    const [person, signedIn] = [await owner(), await createPerson(app)];
    const code = await codeFor(person.mobile);
    for (let i = 0; i < 5; i++) {
      const body = { mobile: person.mobile, code: other(code), password: NEW_PASSWORD };
      const options = { token: signedIn.token, headers: { 'idempotency-key': `reset-${i}` } };
      expect(await app.post('/user/resetPassword', body, options)).toMatchObject(CODE_WRONG);
    }
    expect(await reset(person.mobile, code)).toMatchObject(CODE_WRONG);
    expect((await login(person.mobile, PASSWORD)).code).toBe(1);
  });

  test('for registering counts its tries in the same way', async () => {
    const [mobile, signedIn] = [newMobile(), await createPerson(app)];
    const code = (await ask(mobile, 'register')).data['sandbox_code'] as string;
    const form = { username: 'tries_counted', email: 'tries@mail.example', mobile, password: NEW_PASSWORD };
    for (let i = 0; i < 5; i++) {
      const options = { token: signedIn.token, headers: { 'idempotency-key': `register-${i}` } };
      await app.post('/user/register', { ...form, code: other(code) }, options);
    }
    expect((await app.post('/user/register', { ...form, code })).code).toBe(1106);
  });

  test('is bound to its number and its use', async () => {
    const [mine, yours] = [await owner(), await owner()];
    const code = await codeFor(mine.mobile);
    expect(await reset(yours.mobile, code)).toMatchObject(CODE_WRONG);
    const registering = (await ask(yours.mobile, 'register')).data['sandbox_code'] as string;
    expect(await reset(yours.mobile, registering)).toMatchObject(CODE_WRONG);
    expect((await reset(mine.mobile, code)).code).toBe(1);
  });

  test('comes once a minute, to anybody', async () => {
    for (const mobile of [(await owner()).mobile, newMobile()]) {
      expect((await ask(mobile)).code).toBe(1);
      expect(await ask(mobile)).toMatchObject({ status: 429, code: 1107 });
      app.passSeconds(60);
      expect((await ask(mobile)).code).toBe(1);
    }
  });

  test('for a number that nobody has is told apart only by whoever holds it', async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile);
    expect(await reset(mobile, other(code))).toMatchObject(CODE_WRONG);
    expect(await reset(mobile, code)).toMatchObject({ code: 1110, msg: '这个手机号还没有注册' });
    expect(await reset(mobile, code)).toMatchObject(CODE_WRONG);
  });
});

test('a sign-in by the old password that is under way when it changes starts no session', async () => {
  const person = await owner();
  const changed = await hashPassword(NEW_PASSWORD);
  let signingIn: ReturnType<typeof login> | undefined;
  await transaction(app.db, async (tx) => {
    await updatePasswordHash(tx, person.id, changed);
    signingIn = login(person.username, PASSWORD);
    await expect.poll(() => waitingForLocks(), { timeout: 60_000 }).toBeGreaterThan(0);
  });
  expect((await signingIn)?.code).toBe(1101);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.n ?? 0;
}

describe('where messages are really sent', () => {
  const sent: { mobile: string; code: string }[] = [];
  let isDown = false;
  let real: TestApp;
  beforeAll(async () => {
    const sms = {
      isSandbox: false,
      async sendCode(mobile: string, code: string) {
        if (isDown) throw new Error('the gateway is down');
        sent.push({ mobile, code });
      },
    };
    real = await startTestApp({ services: () => ({ sms }) });
  });
  afterAll(() => real.close());
  const runJobs = (seconds = 1) =>
    runDue(
      { db: real.db, tasks: tasksOf(real.services) },
      new Date(real.services.now().getTime() + seconds * 1000),
    );
  const askReal = (mobile: string) => real.post('/sms/send', { mobile, event: 'reset' });

  test('the answer is the same for everybody, and nothing goes to a number that nobody has', async () => {
    const person = await owner(real);
    real.queries.length = 0;
    const known = await askReal(person.mobile);
    const asked = real.queries.splice(0);
    const unknown = await askReal(newMobile());
    expect(unknown.raw).toBe(known.raw);
    expect(real.queries).toEqual(asked);
    expect(known.data).toEqual({ resend_after: 60 });
    await runJobs();
    expect(sent.map(({ mobile }) => mobile)).toEqual([person.mobile]);
    const body = { mobile: person.mobile, code: sent[0]?.code, password: NEW_PASSWORD };
    expect((await real.post('/user/resetPassword', body)).code).toBe(1);
  });

  test('a gateway that is down shows to nobody, and the message is tried again', async () => {
    const person = await owner(real);
    sent.length = 0;
    isDown = true;
    expect((await askReal(person.mobile)).msg).toBe('验证码已发送');
    expect((await runJobs()).failed).toHaveLength(1);
    isDown = false;
    await runJobs(60);
    expect(sent).toHaveLength(1);
  });

  test('a code whose time is over is not sent any more', async () => {
    const person = await owner(real);
    sent.length = 0;
    await askReal(person.mobile);
    real.passSeconds(601);
    await runJobs();
    expect(sent).toEqual([]);
  });
});
