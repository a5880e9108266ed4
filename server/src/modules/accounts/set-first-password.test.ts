import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, newMobile, type Person } from '../../../test/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'fresh2027';

/** As somebody who came by WeChat. */
async function withoutPassword(mobile: string | null = null): Promise<Person> {
  const person = await createPerson(app);
  const row = { password_hash: null, mobile };
  await app.db.updateTable('users').set(row).where('id', '=', person.id).execute();
  return person;
}
async function codeFor(mobile: string): Promise<string> {
  const { data } = await app.post('/sms/send', { mobile, event: 'bind' });
  return data['sandbox_code'] as string;
}
const set = ({ token }: Person, mobile: string, code: string) =>
  app.post('/user/setPassword', { mobile, code, password: PASSWORD }, { token });
const login = (account: string) => app.post('/user/login', { account, password: PASSWORD });

test('the number and the password open the account, and whoever set them stays signed in', async () => {
  const person = await withoutPassword();
  const mobile = newMobile();
  const done = await set(person, mobile, await codeFor(mobile));
  expect(done).toMatchObject({ code: 1, msg: '密码已设置', data: {} });
  expect(await login(mobile)).toMatchObject({ code: 1, data: { userinfo: { id: person.id } } });
  expect((await app.get('/user/index', { token: person.token })).status).toBe(200);
});

test('a password that is there is left alone', async () => {
  const person = await createPerson(app);
  const mobile = newMobile();
  const answer = await set(person, mobile, await codeFor(mobile));
  expect(answer).toMatchObject({ code: 1111, data: { field: 'password' } });
  expect((await login(mobile)).code).toBe(1101);
});

test('a number of somebody else, another than the own, and a code of another kind are refused', async () => {
  const mobile = newMobile();
  await withoutPassword(mobile);
  const person = await withoutPassword();
  expect(await set(person, mobile, await codeFor(mobile))).toMatchObject({
    code: 1105,
    data: { field: 'mobile' },
  });
  const bound = await withoutPassword(newMobile());
  const free = newMobile();
  expect(await set(bound, free, await codeFor(free))).toMatchObject({
    code: 1112,
    data: { field: 'mobile' },
  });
  const registering = await app.post('/sms/send', { mobile: newMobile(), event: 'register' });
  const wrong = await set(person, newMobile(), registering.data['sandbox_code'] as string);
  expect(wrong).toMatchObject({ code: 1106, data: { field: 'code' } });
});

test('of ten at once one sets it', async () => {
  const person = await withoutPassword();
  const mobile = newMobile();
  const code = await codeFor(mobile);
  const answers = await Promise.all(Array.from({ length: 10 }, () => set(person, mobile, code)));
  expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
});
