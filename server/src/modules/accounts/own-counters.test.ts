import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { cookiesOf, openBrowser, type TestBrowser } from '../../../test/test-browser.ts';
import { createPerson, PASSWORD, type Person } from '../../../test/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Caller = Pick<TestBrowser, 'post'>;
const login = (caller: Caller, account: string, password: string) =>
  caller.post('/user/login', { account, password });
const fail = async (caller: Caller, account: string, times = 10) => {
  for (let i = 0; i < times; i++) await login(caller, account, 'wrongpass1');
};
const change = (person: Person, old_password: string, new_password = PASSWORD) =>
  app.post('/user/change-password', { old_password, new_password }, { token: person.token });

async function ownDevice(person: Person): Promise<TestBrowser> {
  const device = openBrowser(app);
  expect((await login(device, person.username, PASSWORD)).code).toBe(1);
  return device;
}

describe('a device that signed in before', () => {
  test('is let in while strangers are locked out, and the strangers stay so', async () => {
    const person = await createPerson(app);
    const device = await ownDevice(person);
    await fail(app, person.username);
    expect((await login(app, person.username, PASSWORD)).status).toBe(429);
    expect((await login(device, person.username, PASSWORD)).code).toBe(1);
    expect((await login(app, person.username, PASSWORD)).status).toBe(429);
  });

  test('is locked out by its own wrong passwords, and nobody else by them', async () => {
    const person = await createPerson(app);
    const device = await ownDevice(person);
    await fail(device, person.username);
    expect(await login(device, person.username, PASSWORD)).toMatchObject({ status: 429, code: 1102 });
    expect((await login(app, person.username, PASSWORD)).code).toBe(1);
  });

  test('is a stranger to every other account, and to accounts that nobody has', async () => {
    const [person, other] = [await createPerson(app), await createPerson(app)];
    const device = await ownDevice(person);
    await fail(app, other.username);
    expect((await login(device, other.username, PASSWORD)).status).toBe(429);
    await fail(app, 'nobody_here');
    expect((await login(device, 'nobody_here', PASSWORD)).status).toBe(429);
  });

  test('holds a random key that we know only by its hash; a made-up one is a stranger', async () => {
    const person = await createPerson(app);
    const device = await ownDevice(person);
    const [[name, key] = ['', '']] = [...device.cookies];
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    const rows = await app.db
      .selectFrom('known_devices')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    expect(rows.map((row) => row.device_hash.includes(key))).toEqual([false, false]);
    await fail(app, person.username);
    for (const madeUp of ['x'.repeat(43), '', 'a b', '%00', 'x'.repeat(3000)]) {
      const headers = { cookie: `${name}=${madeUp}` };
      const answer = await app.post(
        '/user/login',
        { account: person.username, password: PASSWORD },
        { headers },
      );
      expect(answer.status).toBe(429);
    }
  });

  test('keeps one key through many sign-ins, renewed each time', async () => {
    const person = await createPerson(app);
    const device = await ownDevice(person);
    const before = new Map(device.cookies);
    const again = await login(device, person.username, PASSWORD);
    expect(cookiesOf(again)[0]).toMatch(/; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d{7,8}$/);
    expect(device.cookies.get('device')).toBe(before.get('device'));
  });

  test('is forgotten after half a year, by a password change elsewhere, and beyond the twenty latest', async () => {
    const [idle, changed, crowded] = [
      await createPerson(app),
      await createPerson(app),
      await createPerson(app),
    ];
    const devices = await Promise.all([ownDevice(idle), ownDevice(changed), ownDevice(crowded)]);
    expect((await change(changed, PASSWORD)).code).toBe(1);
    for (let i = 0; i < 20; i++) await ownDevice(crowded);
    await fail(app, changed.username);
    await fail(app, crowded.username);
    expect((await login(devices[1], changed.username, PASSWORD)).status).toBe(429);
    expect((await login(devices[2], crowded.username, PASSWORD)).status).toBe(429);
    app.passSeconds(181 * 86_400);
    await fail(app, idle.username);
    expect((await login(devices[0], idle.username, PASSWORD)).status).toBe(429);
  });

  test('20 sign-ins of one device at once are one device', async () => {
    const person = await createPerson(app);
    const device = await ownDevice(person);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => login(device, person.username, PASSWORD)),
    );
    expect(answers.every(({ code }) => code === 1)).toBe(true);
    const rows = await app.db
      .selectFrom('known_devices')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toHaveLength(2);
  });
});

describe('whoever is signed in', () => {
  test('changes the password while strangers are locked out', async () => {
    const person = await createPerson(app);
    await fail(app, person.username);
    expect((await change(person, PASSWORD)).code).toBe(1);
  });

  test('is stopped by wrong old passwords of this session alone', async () => {
    const person = await createPerson(app);
    const device = openBrowser(app);
    const elsewhere = await login(device, person.username, PASSWORD);
    const { token } = elsewhere.data['userinfo'] as { token: string };
    for (let i = 0; i < 10; i++) await change(person, 'wrongpass1');
    expect((await change(person, PASSWORD)).status).toBe(429);
    expect((await login(app, person.username, PASSWORD)).code).toBe(1);
    expect((await change({ ...person, token }, PASSWORD)).code).toBe(1);
  });
});
