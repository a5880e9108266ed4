import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, PASSWORD, signIn, type Person } from '../../../test/test-people.ts';
import { connect, eventually, listen, open, ticketOf } from './live-test-rig.ts';
import { userChannel } from './publish-frame.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  url = await listen(app);
});
afterAll(() => app.close());

const two = async (): Promise<[Person, Person]> => [await createPerson(app), await createPerson(app)];
const chatOf = (a: Person, b: Person) => `${Math.min(a.id, b.id)}-${Math.max(a.id, b.id)}`;
const say = (from: Person, to: Person, content = '在吗') =>
  app.post('/message/send', { to_user: to.id, content, client_id: randomUUID() }, { token: from.token });

test('the greeting is the first thing heard, however busy the line is', async () => {
  const person = await createPerson(app);
  const channel = userChannel(person.id);
  const frame = { type: 'online', user_id: 1, is_online: false };
  const { hub } = app.services;
  const flood = setInterval(() => hub.publish(channel, frame));
  const clients = await Promise.all(Array.from({ length: 4 }, () => connect(app, url, person)));
  for (const client of clients) await eventually(() => expect(client.of('online')).not.toEqual([]));
  clearInterval(flood);
  expect(clients.map(({ frames }) => frames[0]?.type)).toEqual(['ready', 'ready', 'ready', 'ready']);
  await Promise.all(clients.map((client) => client.close()));
});

describe('the ticket', () => {
  test('opens once', async () => {
    const person = await createPerson(app);
    const ticket = await ticketOf(app, person);
    const first = open(url, `?ticket=${ticket}`);
    const second = open(url, `?ticket=${ticket}`);
    const outcome = await Promise.race([first.closed, second.closed]);
    expect(outcome).toBe(4401);
    await eventually(() => expect([...first.of('ready'), ...second.of('ready')]).toHaveLength(1));
    expect(await open(url, `?ticket=${ticket}`).closed).toBe(4401);
    await Promise.all([first.close(), second.close()]);
  });

  test('is worth nothing after half a minute, after logging out, or when made up', async () => {
    const person = await createPerson(app);
    const old = await ticketOf(app, person);
    app.passSeconds(31);
    expect(await open(url, `?ticket=${old}`).closed).toBe(4401);
    const ended = await ticketOf(app, person);
    await app.post('/user/logout', {}, { token: person.token });
    expect(await open(url, `?ticket=${ended}`).closed).toBe(4401);
    for (const query of ['', '?ticket=', `?ticket=${'x'.repeat(43)}`, '?ticket=a&ticket=b', '?ticket[]=a']) {
      expect(await open(url, query).closed).toBe(4401);
    }
  });

  test('is not the token, in the address or elsewhere', async () => {
    const { token } = await createPerson(app);
    expect(await open(url, `?token=${token}`).closed).toBe(4401);
    expect(await open(url, `?ticket=${token}`).closed).toBe(4401);
    expect(await open(url, '', { headers: { token } }).closed).toBe(4401);
  });

  test('is stored hashed, and never logged', async () => {
    const ticket = await ticketOf(app, await createPerson(app));
    const rows = await app.db.selectFrom('socket_tickets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect(app.logLines.join('')).not.toContain(ticket);
  });
});

test('only our own pages open sockets, and only at this address', async () => {
  const person = await createPerson(app);
  const refusalOf = async (path: string, origin: string) => {
    const client = open(url, path, { origin });
    const status = new Promise<number>((resolve) =>
      client.socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0)),
    );
    return status;
  };
  for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1']) {
    expect(await refusalOf(`?ticket=${await ticketOf(app, person)}`, origin)).toBe(403);
  }
  expect(await refusalOf('/../user/index', url)).toBe(400);
  const own = await connect(app, url, person, { origin: url.replace('ws:', 'http:') });
  await own.close();
  expect(await app.get('/live')).toMatchObject({ status: 404, code: 404 });
});

test('messages, readings and recalls arrive at both, on every device, once', async () => {
  const [a, b] = await two();
  const mine = await connect(app, url, a);
  const theirs = [await connect(app, url, b), await connect(app, url, b)];
  const { data } = await say(a, b, '在吗');
  await app.post('/message/read', { chat_identify: chatOf(a, b) }, { token: b.token });
  await app.post('/message/revoke', { msg_id: data['msg_id'] }, { token: a.token });
  for (const client of [mine, ...theirs]) {
    await eventually(() => expect(client.of('revoke')).toHaveLength(1));
    expect(client.of('message')).toHaveLength(1);
    expect(client.of('read')).toEqual([
      { type: 'read', chat_identify: chatOf(a, b), user_id: b.id, read_seq: 1 },
    ]);
  }
  expect(mine.of('message')[0]?.message).toEqual(data);
  expect(theirs[0]?.of('message')[0]?.message).toEqual({ ...data, revocable_until: null });
  await Promise.all([mine, ...theirs].map((client) => client.close()));
});

test('nobody hears what others say to each other', async () => {
  const [a, b] = await two();
  const stranger = await connect(app, url, await createPerson(app));
  const theirs = await connect(app, url, b);
  stranger.socket.send(JSON.stringify({ type: 'typing', chat_identify: chatOf(a, b) }));
  await say(a, b);
  await eventually(() => expect(theirs.of('message')).toHaveLength(1));
  stranger.socket.send('{"type":"ping"}');
  await eventually(() => expect(stranger.of('pong')).toHaveLength(1));
  expect(stranger.frames.map((frame) => frame.type)).toEqual(['ready', 'pong']);
  expect(theirs.of('typing')).toEqual([]);
  await Promise.all([stranger.close(), theirs.close()]);
});

test('typing: told to the other one of a chat, once a second, not where one is blocked', async () => {
  const [a, b] = await two();
  const [mine, theirs] = [await connect(app, url, a), await connect(app, url, b)];
  const type = () => mine.socket.send(JSON.stringify({ type: 'typing', chat_identify: chatOf(a, b) }));
  type();
  await say(a, b);
  await eventually(() => expect(theirs.of('message')).toHaveLength(1));
  expect(theirs.of('typing')).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  type();
  type();
  await eventually(() =>
    expect(theirs.of('typing')).toEqual([{ type: 'typing', chat_identify: chatOf(a, b), user_id: a.id }]),
  );
  await app.db.insertInto('user_blocks').values({ blocker_id: b.id, blocked_id: a.id }).execute();
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  type();
  mine.socket.send('{"type":"ping"}');
  await eventually(() => expect(mine.of('pong')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(theirs.of('typing')).toHaveLength(1);
  await Promise.all([mine.close(), theirs.close()]);
});

test('coming and going is told to those one talks to, with the first and the last socket', async () => {
  const [a, b] = await two();
  await say(a, b);
  const watcher = await connect(app, url, b);
  const statusOf = async () =>
    (await app.get(`/message/status?chat_identify=${chatOf(a, b)}`, { token: b.token })).data;
  expect(await statusOf()).toMatchObject({ is_online: false, last_seen_at: null });
  const sockets = [await connect(app, url, a), await connect(app, url, a)];
  await eventually(() => expect(watcher.of('online').map((frame) => frame.is_online)).toEqual([true]));
  expect(await statusOf()).toMatchObject({ is_online: true });
  const [session] = (await app.get('/message/sessions', { token: b.token })).data['data'] as {
    is_online: boolean;
  }[];
  expect(session?.is_online).toBe(true);
  await Promise.all(sockets.map((socket) => socket.close()));
  await eventually(() => expect(watcher.of('online').map((frame) => frame.is_online)).toEqual([true, false]));
  const gone = await statusOf();
  expect(gone['is_online']).toBe(false);
  expect(Date.parse(String(gone['last_seen_at']))).toBeGreaterThan(0);
  await watcher.close();
});

describe('a session that ends', () => {
  test('by logging out closes its sockets and no others', async () => {
    const person = await createPerson(app);
    const other = { ...person, token: await signIn(app, person.username) };
    const [ending, staying] = [await connect(app, url, person), await connect(app, url, other)];
    await app.post('/user/logout', {}, { token: person.token });
    expect(await ending.closed).toBe(4403);
    expect(staying.socket.readyState).toBe(staying.socket.OPEN);
    await staying.close();
  });

  test('by a changed password closes those of the other sessions', async () => {
    const person = await createPerson(app);
    const other = { ...person, token: await signIn(app, person.username) };
    const [staying, ending] = [await connect(app, url, person), await connect(app, url, other)];
    const body = { old_password: PASSWORD, new_password: 'abcd12345' };
    await app.post('/user/change-password', body, { token: person.token });
    expect(await ending.closed).toBe(4403);
    expect(staying.socket.readyState).toBe(staying.socket.OPEN);
    await staying.close();
  });
});
