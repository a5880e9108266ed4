import { latestOf } from '@zaojie/contract/legal/legal-versions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, newMobile, requestCode, signIn } from '../../../test/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const pendingOf = async (token: string) => (await app.get('/legal/pending', { token })).data;
const accept = (token: string, body: object) => app.post('/legal/accept', body, { token });

test('whoever registers has agreed, and isn’t asked', async () => {
  const mobile = newMobile();
  const code = await requestCode(app, mobile);
  const form = { username: 'agreeing', email: 'agreeing@mail.example', mobile, code, password: 'abcd1234' };
  expect((await app.post('/user/register', form)).code).toBe(1);
  expect(await pendingOf(await signIn(app, 'agreeing'))).toEqual([]);
});

test('somebody from before is asked for each text, once', async () => {
  const { token, id } = await createPerson(app);
  expect(await pendingOf(token)).toMatchObject([
    { kind: 'terms', name: '用户协议', version: latestOf('terms').version, accepted_version: null },
    { kind: 'privacy', name: '隐私政策', accepted_version: null },
  ]);
  const body = { kind: 'terms', version: latestOf('terms').version };
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token, body)));
  expect(answers.every(({ code }) => code === 1)).toBe(true);
  expect(await pendingOf(token)).toMatchObject([{ kind: 'privacy' }]);
  const rows = await app.db.selectFrom('legal_consents').selectAll().where('user_id', '=', id).execute();
  expect(rows).toHaveLength(1);
});

test.each([
  [{ kind: 'terms', version: 9_999 }, '这份协议又更新了，请看过最新的版本再同意'],
  [{ kind: 'terms', version: 0 }, '没有这个版本'],
  [{ kind: 'cookies', version: 1 }, '没有这份协议'],
  [{}, '没有这份协议'],
])('%j is refused: %s', async (body, msg) => {
  const { token } = await createPerson(app);
  const answer = await accept(token, body);
  expect(answer).toMatchObject({ status: 200, msg });
  expect(answer.code).not.toBe(1);
  expect(await pendingOf(token)).toHaveLength(2);
});
