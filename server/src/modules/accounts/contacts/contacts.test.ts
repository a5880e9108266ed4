import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { runDueJobs } from '../../../../test/test-bounties.ts';
import { createPerson, newMobile, PASSWORD, type Person } from '../../../../test/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function personWith(row: { mobile?: string; email?: string }): Promise<Person> {
  const person = await createPerson(app);
  if (Object.keys(row).length === 0) return person;
  await app.db.updateTable('users').set(row).where('id', '=', person.id).execute();
  return person;
}
const post = (person: Person, path: string, body: object) => app.post(path, body, { token: person.token });

async function prove(person: Person, by: string): Promise<string> {
  const sent = await post(person, '/user/proof/send', { by });
  const code = sent.data['sandbox_code'];
  const given = await post(person, '/user/proof/check', { by, code });
  return given.data['proof'] as string;
}
async function change(person: Person, asked: { kind: string; value: string; proof?: string }) {
  const sent = await post(person, '/user/contact/send', asked);
  if (sent.code !== 1) return sent;
  return post(person, '/user/contact/change', { ...asked, code: sent.data['sandbox_code'] });
}

test('a number is changed by a code to the old one and a code to the new one', async () => {
  const person = await personWith({ mobile: newMobile() });
  const next = newMobile();
  expect((await change(person, { kind: 'mobile', value: next })).code).toBe(2900);
  const proof = await prove(person, 'mobile');
  const done = await change(person, { kind: 'mobile', value: next, proof });
  expect(done).toMatchObject({ code: 1, data: { mobile: `${next.slice(0, 3)}****${next.slice(-4)}` } });
  expect((await app.post('/user/login', { account: next, password: PASSWORD })).code).toBe(1);
  // The proof was of the number before.
  expect((await change(person, { kind: 'mobile', value: newMobile(), proof })).code).toBe(2900);
});

test('whoever has neither binds a first one, and a first address is proved by the number', async () => {
  const person = await personWith({});
  const mobile = newMobile();
  expect((await change(person, { kind: 'mobile', value: mobile })).code).toBe(1);
  const email = `First${person.id}@example.com`;
  expect((await change(person, { kind: 'email', value: email })).code).toBe(2900);
  const proof = await prove(person, 'mobile');
  const bound = await change(person, { kind: 'email', value: email, proof });
  expect(bound).toMatchObject({ code: 1, msg: '邮箱已绑定', data: { email: 'Fi***@example.com' } });
  const login = { account: email.toUpperCase(), password: PASSWORD };
  expect((await app.post('/user/login', login)).code).toBe(1);
});

test('an address that was never right is left by the number', async () => {
  const person = await personWith({ mobile: newMobile(), email: `typo${Date.now()}@example.com` });
  const proof = await prove(person, 'mobile');
  const value = `right${person.id}@example.com`;
  expect((await change(person, { kind: 'email', value, proof })).code).toBe(1);
  // The code was sent to the address, so mail may go there.
  const mail = async () => (await app.get('/message/channels', { token: person.token })).data['mail'];
  expect(await mail()).not.toMatchObject({ state: 'ready' });
  await app.deliver();
  expect(await mail()).toMatchObject({ state: 'ready' });
});

test('a mail with the code goes to the address', async () => {
  const email = `mail${Date.now()}@example.com`;
  const person = await personWith({ email });
  const sent = await post(person, '/user/proof/send', { by: 'email' });
  expect(app.logLines.join('\n')).toContain(`造界验证码 ${sent.data['sandbox_code'] as string}`);
});

test('what somebody else has, what one has already and wrong codes are refused and change nothing', async () => {
  const taken = newMobile();
  await personWith({ mobile: taken });
  const own = newMobile();
  const person = await personWith({ mobile: own });
  const proof = await prove(person, 'mobile');
  expect((await change(person, { kind: 'mobile', value: own, proof })).code).toBe(2902);
  expect(await change(person, { kind: 'mobile', value: taken, proof })).toMatchObject({
    code: 1105,
    data: { field: 'value' },
  });
  const wrong = await post(person, '/user/contact/change', {
    kind: 'mobile',
    value: newMobile(),
    proof,
    code: '000000',
  });
  expect(wrong).toMatchObject({ code: 1106, data: { field: 'code' } });
  const bad = await post(person, '/user/contact/change', { kind: 'mobile', value: 'x', code: '123456' });
  expect(bad.msg).toBe('手机号格式不正确');
  const row = await app.db.selectFrom('users').select('mobile').where('id', '=', person.id).execute();
  expect(row).toEqual([{ mobile: own }]);
});

test("a proof is nobody else's, not of another device, and over after a while", async () => {
  const person = await personWith({ mobile: newMobile() });
  const other = await personWith({ mobile: newMobile() });
  const proof = await prove(person, 'mobile');
  const asked = { kind: 'mobile', value: newMobile(), proof };
  expect((await change(other, asked)).code).toBe(2900);
  app.passSeconds(11 * 60);
  expect((await change(person, asked)).code).toBe(2900);
});

test('a code is guessed five times at most', async () => {
  const person = await personWith({ mobile: newMobile() });
  const sent = await post(person, '/user/proof/send', { by: 'mobile' });
  const right = sent.data['sandbox_code'] as string;
  const wrong = right === '111111' ? '222222' : '111111';
  for (let n = 0; n < 5; n++) {
    expect((await post(person, '/user/proof/check', { by: 'mobile', code: wrong })).code).toBe(1106);
  }
  expect((await post(person, '/user/proof/check', { by: 'mobile', code: right })).code).toBe(1106);
});

test('a change is told on the site, and to the address as it was before', async () => {
  const old = `before${Date.now()}@old.example`;
  const mobile = newMobile();
  const person = await personWith({ mobile, email: old });
  const news = async () => {
    await app.deliver();
    await runDueJobs(app);
    const { data } = await app.get('/message/notifications', { token: person.token });
    return (data['data'] as { title: string }[]).map(({ title }) => title);
  };
  /** The log has of an address its first letter and what follows the @. */
  const mailsTo = (address: string) =>
    app.logLines.filter((line) => line.includes(`"address":"${address}"`) && line.includes('有变动'));
  const value = `after${person.id}@new.example`;
  const proof = await prove(person, 'mobile');
  expect((await change(person, { kind: 'email', value, proof })).code).toBe(1);
  expect(await news()).toContain('邮箱已更换');
  expect([mailsTo('b***@old.example').length, mailsTo('a***@new.example').length]).toEqual([1, 0]);
  expect(mailsTo('b***@old.example')[0]).toContain('af***@new.example');
  // The address before a change of the number is the one that stands.
  const next = newMobile();
  const again = await prove(person, 'email');
  expect((await change(person, { kind: 'mobile', value: next, proof: again })).code).toBe(1);
  expect(await news()).toEqual(expect.arrayContaining(['手机号已更换', '邮箱已更换']));
  expect([mailsTo('b***@old.example').length, mailsTo('a***@new.example').length]).toEqual([1, 1]);
  const bare = await personWith({});
  await change(bare, { kind: 'mobile', value: newMobile() });
  await app.deliver();
  const { raw } = await app.get('/message/notifications', { token: bare.token });
  expect(raw).toContain('手机号已绑定');
});
