import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { createPerson } from '../../../test/test-people.ts';
import { createChannelRig, type ChannelRig } from './channel.rig.ts';
import { unsubscribeToken } from './mail-token.ts';

let rig: ChannelRig;
beforeAll(async () => {
  rig = await createChannelRig();
});
afterAll(() => rig.close());

type Settings = { events: Record<string, unknown>[]; mail: object; push: object };
const settingsOf = async (token: string) =>
  (await rig.app.get('/message/channels', { token })).data as unknown as Settings;
const rowOf = async (token: string, event: string) =>
  (await settingsOf(token)).events.find((row) => row['event'] === event);

test('at first mail carries orders and money, a browser also what people say', async () => {
  const { token } = await createPerson(rig.app);
  const { events, mail } = await settingsOf(token);
  const on = (channel: string) => events.filter((row) => row[channel]).map((row) => row['event']);
  expect(on('mail')).toEqual(['order', 'money']);
  expect(on('push')).toEqual(['order', 'money', 'message', 'at']);
  expect(on('site')).toHaveLength(7);
  expect(mail).toEqual({ state: 'none', address: '', is_sandbox: false });
});

test('the switches of the site are those of the message settings, with exactly their fields', async () => {
  const { token } = await createPerson(rig.app);
  const before = await rig.app.get('/message/settings', { token });
  expect(Object.keys(before.data)).toEqual([
    'accept_from',
    'notify_message',
    'notify_at',
    'notify_like',
    'notify_follow',
    'quiet_enabled',
    'quiet_from',
    'quiet_to',
  ]);
  await rig.app.post('/message/channels', { event: 'like', channel: 'site', is_on: false }, { token });
  expect((await rig.app.get('/message/settings', { token })).data).toMatchObject({ notify_like: false });
  await rig.app.post('/message/settings', { notify_follow: false }, { token });
  expect(await rowOf(token, 'follow')).toMatchObject({ site: false, mail: false });
});

test('switches go to and fro, twice is once, and what is always told stays', async () => {
  const { token } = await createPerson(rig.app);
  const change = (event: string, channel: string, is_on: boolean) =>
    rig.app.post('/message/channels', { event, channel, is_on }, { token });
  for (const is_on of [false, false, true, true])
    expect(await change('order', 'mail', is_on)).toMatchObject({ code: 1 });
  expect(await rowOf(token, 'order')).toMatchObject({ mail: true });
  expect(await change('order', 'site', false)).toMatchObject({ code: 2940 });
  expect(await change('order', 'fax', false)).not.toMatchObject({ code: 1 });
  expect(await rowOf(token, 'order')).toMatchObject({ site: true, is_site_fixed: true });
});

test('an address is confirmed by what was sent to it, for the address it was sent to', async () => {
  const person = await createPerson(rig.app);
  const { token } = person;
  const ask = () => rig.app.post('/message/askMailConfirmation', {}, { token });
  expect(await ask()).toMatchObject({ code: 2942 });
  const setAddress = (email: string) =>
    rig.app.db.updateTable('users').set({ email }).where('id', '=', person.id).execute();
  const address = `confirm${person.id}@example.com`;
  await setAddress(address);
  expect(await ask()).toMatchObject({ code: 1, data: { link: null } });
  expect(await ask()).toMatchObject({ code: 2944 });
  const link = /mail\/confirm\?token=([\w.-]+)/.exec(rig.lettersTo({ address })[0] ?? '')?.[1] ?? '';
  expect(await rig.app.post('/message/confirmMail', { token: `${link}x` })).toMatchObject({ code: 2946 });
  await setAddress(`other-${address}`);
  expect(await rig.app.post('/message/confirmMail', { token: link })).toMatchObject({ code: 2946 });
  await setAddress(address);
  for (let times = 0; times < 2; times++)
    expect(await rig.app.post('/message/confirmMail', { token: link })).toMatchObject({ code: 1 });
  expect((await settingsOf(token)).mail).toMatchObject({ state: 'ready', address: 'c***@example.com' });
  expect(await ask()).toMatchObject({ code: 2943 });
});

test('a confirmation that is a day old is good no more', async () => {
  const person = await createPerson(rig.app);
  const address = `late${person.id}@example.com`;
  await rig.app.db.updateTable('users').set({ email: address }).where('id', '=', person.id).execute();
  await rig.app.post('/message/askMailConfirmation', {}, { token: person.token });
  const link = /mail\/confirm\?token=([\w.-]+)/.exec(rig.lettersTo({ address })[0] ?? '')?.[1] ?? '';
  rig.app.passSeconds(25 * 3600);
  expect(await rig.app.post('/message/confirmMail', { token: link })).toMatchObject({ code: 2946 });
});

test('the link in a mail stops all mail without signing in, by hand and by the mail program', async () => {
  const [one, two] = [await rig.reader(), await rig.reader()];
  const tokenOf = (id: number) => unsubscribeToken(rig.app.services.secret, id);
  expect(await rig.app.post('/message/unsubscribeMail', { token: tokenOf(one.id) })).toMatchObject({
    code: 1,
  });
  const pressed = await rig.app.app.inject({
    method: 'POST',
    url: `/api/message/unsubscribe/${tokenOf(two.id)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.statusCode).toBe(200);
  for (const person of [one, two]) {
    await rig.inform(person, 'after');
    await rig.run();
    expect(rig.lettersTo(person)).toEqual([]);
  }
  const strange = await rig.app.app.inject({ method: 'POST', url: '/api/message/unsubscribe/abc' });
  expect(strange.statusCode).toBe(404);
});

test('a browser is let in only from a known service and with the key of now', async () => {
  const { token } = await createPerson(rig.app);
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  const public_key = await rig.app.services.push?.publicKey();
  const join = (endpoint: string, key = public_key) =>
    rig.app.post('/message/subscribePush', { endpoint, keys, public_key: key }, { token });
  expect(await join('http://169.254.169.254/latest')).toMatchObject({ code: 2948 });
  expect(await join(`${rig.service.origin}/x`, 'old')).toMatchObject({ code: 2949 });
  expect(await join(`${rig.service.origin}/x`)).toMatchObject({ code: 1 });
  const leave = { endpoint: `${rig.service.origin}/x` };
  for (let times = 0; times < 2; times++)
    expect(await rig.app.post('/message/unsubscribePush', leave, { token })).toMatchObject({ code: 1 });
  expect((await settingsOf(token)).push).toMatchObject({ browsers: 0 });
});

test('a site without mail and push says so', async () => {
  const app = await startTestApp({ env: { PUSH_ADAPTER: 'off' }, services: () => ({ mail: null }) });
  const { token } = await createPerson(app);
  const { data } = await app.get('/message/channels', { token });
  expect(data).toMatchObject({ mail: { state: 'off' }, push: { public_key: '', browsers: 0 } });
  expect(await app.post('/message/askMailConfirmation', {}, { token })).toMatchObject({ code: 2941 });
  await app.close();
});
