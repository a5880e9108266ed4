import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, PASSWORD, signIn, type Person } from '../../../../test/test-people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  admin = await createPerson(app);
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
});
afterAll(() => app.close());

const look = (token = admin.token) => app.get('/admin/audit', { token });
const confirm = (password: string, token = admin.token) =>
  app.post('/admin/confirm', { password }, { token });

test('half an hour after the password, administrators are asked for it again', async () => {
  expect(await look()).toMatchObject({ code: 1 });
  app.passSeconds(29 * 60);
  expect(await look()).toMatchObject({ code: 1 });
  app.passSeconds(2 * 60);
  expect(await look()).toMatchObject({ code: 2967, msg: '请再输入一次密码' });
  expect(await app.post('/admin/sanctions', { user_id: 1 }, { token: admin.token })).toMatchObject({
    code: 2967,
  });
  expect(await confirm('wrong1234')).toMatchObject({ code: 2968, data: { field: 'password' } });
  expect(await look()).toMatchObject({ code: 2967 });
  expect(await confirm(PASSWORD)).toMatchObject({ code: 1 });
  expect(await look()).toMatchObject({ code: 1 });
});

test('it holds for the session in which it was given, and for no other', async () => {
  app.passSeconds(31 * 60);
  const fresh = await signIn(app, admin.username);
  expect(await look(fresh)).toMatchObject({ code: 1 });
  expect(await look()).toMatchObject({ code: 2967 });
});

test('a session that began without a password is asked at once', async () => {
  await app.db.updateTable('sessions').set({ confirmed_at: null }).where('user_id', '=', admin.id).execute();
  expect(await look()).toMatchObject({ code: 2967 });
});

test('wrong ones are counted as where a password is changed, and members have nothing to confirm', async () => {
  const answers = [];
  for (let n = 0; n < 12; n++) answers.push(await confirm('wrong1234'));
  expect(answers.at(-1)).toMatchObject({ code: 1102 });
  const member = await createPerson(app);
  expect(await confirm(PASSWORD, member.token)).toMatchObject({ code: 1003 });
  expect(await look(member.token)).toMatchObject({ code: 1003 });
});
