import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson } from '../../../test/test-people.ts';
import { connect, eventually, listen, open, ticketOf, type Client } from './live-test-rig.ts';
import { serveSockets } from '../../http/serve-sockets.ts';
import type { LiveTimings } from './live.ts';
import { createLiveServer } from './live-server.ts';
import { sweepLive } from './sweep-live.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  url = await listen(app);
});
afterAll(() => app.close());

const connections = () => app.db.selectFrom('live_connections').selectAll().execute();

test('a sixth socket of a person closes the oldest', async () => {
  const person = await createPerson(app);
  const clients: Client[] = [];
  for (let i = 0; i < 6; i++) clients.push(await connect(app, url, person));
  const [oldest, ...rest] = clients;
  expect(await oldest?.closed).toBe(4409);
  expect(rest.map(({ socket }) => socket.readyState)).toEqual([1, 1, 1, 1, 1]);
  await eventually(async () => expect(await connections()).toHaveLength(5));
  await Promise.all(rest.map((client) => client.close()));
  await eventually(async () => expect(await connections()).toEqual([]));
});

test('ten sockets at once: five stay', async () => {
  const person = await createPerson(app);
  const tickets = await Promise.all(Array.from({ length: 10 }, () => ticketOf(app, person)));
  const clients = tickets.map((ticket) => open(url, `?ticket=${ticket}`));
  const isOpen = ({ socket }: Client) => socket.readyState === socket.OPEN;
  await eventually(() => expect(clients.every((client) => client.of('ready').length === 1)).toBe(true));
  await eventually(() => expect(clients.filter(isOpen)).toHaveLength(5));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(clients.filter(isOpen)).toHaveLength(5);
  await Promise.all(clients.map((client) => client.close()));
});

test.each([
  ['no JSON', '{', 4400],
  ['an unknown type', '{"type":"subscribe","user_id":1}', 4400],
  ['bytes', Buffer.from([1, 2, 3]), 4400],
  ['too long', JSON.stringify({ type: 'ping', more: 'x'.repeat(5_000) }), 1009],
])('rubbish ends the socket: %s', async (_name, frame, code) => {
  const client = await connect(app, url, await createPerson(app));
  client.socket.send(frame);
  expect(await client.closed).toBe(code);
});

test('a flood ends the socket', async () => {
  const client = await connect(app, url, await createPerson(app));
  for (let i = 0; i < 100; i++) client.socket.send('{"type":"ping"}');
  expect(await client.closed).toBe(4400);
  expect(client.of('pong').length).toBeLessThanOrEqual(60);
});

test('who reads too slowly is dropped, the others go on', async () => {
  const person = await createPerson(app);
  const [slow, quick] = [await connect(app, url, person), await connect(app, url, person)];
  slow.socket.pause();
  const filler = 'x'.repeat(200_000);
  await eventually(async () => {
    app.services.hub.publish(`user:${person.id}`, { type: 'sessions', filler });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await connections()).toHaveLength(1);
  });
  expect(quick.socket.readyState).toBe(quick.socket.OPEN);
  slow.socket.resume();
  await slow.closed;
  await quick.close();
});

/** A server of its own, whose timers don't let one wait. */
async function serveWith(timings: LiveTimings) {
  const own = fastify();
  const presence: [number, boolean][] = [];
  const handlers = {
    typing: async () => {},
    presence: async (userId: number, isOnline: boolean) => void presence.push([userId, isOnline]),
  };
  await serveSockets(own, createLiveServer(app.services, handlers, timings), null);
  const address = (await own.listen({ host: '127.0.0.1', port: 0 })).replace('http:', 'ws:');
  return { address, presence, close: () => own.close() };
}

test('a silent socket is found without being told', async () => {
  const server = await serveWith({ heartbeatMs: 100, sweepMs: 60_000 });
  const dead = await createPerson(app);
  const silent = await connect(app, server.address, dead, { autoPong: false });
  expect(await silent.closed).toBe(1006);
  await eventually(() => expect(server.presence).toContainEqual([dead.id, false]));
  await server.close();
});

test('ended sessions and lost rows are found without being told', async () => {
  // A heart that beats fast would cut off whoever a busy machine keeps from answering.
  const server = await serveWith({ heartbeatMs: 60_000, sweepMs: 50 });
  const [ended, kept] = [await createPerson(app), await createPerson(app)];
  const over = await connect(app, server.address, ended);
  const staying = await connect(app, server.address, kept);
  await app.db.deleteFrom('sessions').where('user_id', '=', ended.id).execute();
  expect(await over.closed).toBe(4403);
  await app.db.deleteFrom('live_connections').execute();
  await eventually(async () => expect(await connections()).toMatchObject([{ user_id: kept.id }]));
  const stopped = server.close();
  expect(await staying.closed).toBe(1001);
  await stopped;
  expect(await connections()).toEqual([]);
});

test('the end of a server waits for nobody who doesn’t answer', async () => {
  const own = fastify();
  const handlers = { typing: async () => {}, presence: async () => {} };
  await serveSockets(own, createLiveServer(app.services, handlers), null);
  const address = (await own.listen({ host: '127.0.0.1', port: 0 })).replace('http:', 'ws:');
  const stuck = await connect(app, address, await createPerson(app));
  stuck.socket.pause();
  const startedAt = performance.now();
  await own.close();
  // Waiting for the other side's farewell would take 30 s.
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  stuck.socket.terminate();
});

test('what is left of crashed processes and unused tickets is swept', async () => {
  const person = await createPerson(app);
  await ticketOf(app, person);
  const row = { user_id: person.id, session_id: 1, process_id: randomUUID(), seen_at: app.services.now() };
  await app.db
    .insertInto('live_connections')
    .values({ ...row, id: randomUUID() })
    .execute();
  await sweepLive(app.db, app.services.now());
  expect(await connections()).toHaveLength(1);
  await sweepLive(app.db, new Date(app.services.now().getTime() + 76_000));
  expect(await connections()).toEqual([]);
  expect(await app.db.selectFrom('socket_tickets').selectAll().execute()).toEqual([]);
});
