import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { openBrowser } from '../../../test/test-browser.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { issueSandboxCode } from '../../platform/social-login/sandbox-provider.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'http://zaojie.test' } });
});
afterAll(() => app.close());

/** What the phone's agreement gives. */
async function ticketOf(openid: string): Promise<{ openid: string; ticket: string }> {
  const browser = openBrowser(app);
  const started = await browser.get('/wxauth/authurl?callback=/wxauth/callback');
  const code = issueSandboxCode(app.services.secret, { openid, nickname: '见山' });
  const state = started.data['state'] as string;
  const answer = await browser.get(`/wxauth/callback?${new URLSearchParams({ code, state }).toString()}`);
  return { openid, ticket: answer.data['ticket'] as string };
}
const bind = async ({ token }: Person, openid: string) =>
  app.post('/wxauth/bind', await ticketOf(openid), { token });
const release = ({ token }: Person) => app.post('/wxauth/release', {}, { token });

test('a bound WeChat opens the account, and a released one no longer does', async () => {
  const person = await createPerson(app);
  expect((await app.get('/wxauth/binding', { token: person.token })).data).toMatchObject({ is_bound: false });
  expect(await bind(person, 'bind-1')).toMatchObject({
    code: 1,
    data: { is_bound: true, nickname: '见山', can_release: true },
  });
  const signedIn = await app.post('/wxauth/openid_login', await ticketOf('bind-1'));
  expect(signedIn.data).toMatchObject({ userinfo: { id: person.id } });
  expect((await release(person)).code).toBe(1);
  expect((await release(person)).code).toBe(2913);
  const again = await app.post('/wxauth/openid_login', await ticketOf('bind-1'));
  expect((again.data['userinfo'] as { id: number }).id).not.toBe(person.id);
});

test('one WeChat for one account, one account for one WeChat, and a ticket works once', async () => {
  const [one, other] = [await createPerson(app), await createPerson(app)];
  const ticket = await ticketOf('bind-2');
  expect((await app.post('/wxauth/bind', ticket, { token: one.token })).code).toBe(1);
  expect((await app.post('/wxauth/bind', ticket, { token: one.token })).code).toBe(1202);
  expect((await bind(other, 'bind-2')).code).toBe(2910);
  expect((await bind(one, 'bind-3')).code).toBe(2911);
  // The same again is no mistake.
  expect((await bind(one, 'bind-2')).code).toBe(1);
});

test('two that are bound at once: one of them is', async () => {
  const person = await createPerson(app);
  const answers = await Promise.all([bind(person, 'race-1'), bind(person, 'race-2')]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 2911]);
});

test('the only way in is kept', async () => {
  const signedIn = await app.post('/wxauth/openid_login', await ticketOf('bind-4'));
  const { token } = signedIn.data['userinfo'] as { token: string };
  expect((await app.get('/wxauth/binding', { token })).data).toMatchObject({
    is_bound: true,
    can_release: false,
  });
  expect((await app.post('/wxauth/release', {}, { token })).code).toBe(2912);
});
