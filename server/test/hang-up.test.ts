import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OWN_ADDRESS } from '../src/http/request-kind.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { createPerson, type Person } from './test-people.ts';

interface Ends {
  caller: Socket;
  server: Socket;
}

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await createPerson(app);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  app.logLines.length = 0;
});

/** Gives both ends of the connection once the server has the head of the request. */
async function begin(path: string, headers: readonly string[], body: string): Promise<Ends> {
  const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = [`POST /api${path} HTTP/1.1`, 'host: localhost', `token: ${person.token}`, ...headers];
  const arrived = once(app.app.server, 'request');
  socket.write([...head, '', body].join('\r\n'));
  const [request] = (await arrived) as [IncomingMessage];
  return { caller: socket, server: request.socket };
}

/** Until the server has noticed: an answer that is ready before counts as given. */
async function hangUp({ caller, server }: Ends): Promise<void> {
  const noticed = new Promise((resolve) => server.once('close', resolve));
  caller.resetAndDestroy();
  await noticed;
}

async function expectHungUp(route: string): Promise<void> {
  const logged = () => app.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const told = () => logged().some((line) => line['msg'] === 'caller hung up' && line['route'] === route);
  await expect.poll(told, { timeout: 100_000 }).toBe(true);
  // A second request has come and gone: whatever the first one would still say, it has said.
  await app.get('/site/index');
  const worse = logged().filter((line) => Number(line['level']) > 30);
  expect(worse).toEqual([]);
}

test('in the middle of JSON: said as what it is, and nothing has failed', async () => {
  const ends = await begin('/posts/add', ['content-type: application/json', 'content-length: 999'], '{"a":');
  await hangUp(ends);
  await expectHungUp('/api/posts/add');
});

test('in the middle of a file: the same, and nothing of it is left', async () => {
  const headers = ['content-type: multipart/form-data; boundary=x', 'content-length: 99999'];
  const part = 'content-disposition: form-data; name="file"; filename="a.png"';
  const incoming = join(app.services.config.dataDir, 'incoming');
  const received = () => readdir(incoming).catch(() => []);
  const ends = await begin('/common/upload', headers, `--x\r\n${part}\r\n\r\n${'x'.repeat(9_000)}`);
  await expect.poll(received, { timeout: 100_000 }).toHaveLength(1);
  await hangUp(ends);
  await expectHungUp('/api/common/upload');
  await expect.poll(received, { timeout: 100_000 }).toHaveLength(0);
});

test('in the middle of a piece: the same, and the upload stands where it stood', async () => {
  const begun = await app.post(
    '/upload/begin',
    { name: 'a.psd', size: 99_999, purpose: 'order' },
    { token: person.token },
  );
  const id = Number(begun.data['id']);
  const incoming = join(app.services.config.dataDir, 'incoming');
  const received = () => readdir(incoming).catch(() => []);
  const headers = ['content-type: application/octet-stream', 'content-length: 99999'];
  const ends = await begin(`/upload/piece/${id}?offset=0`, headers, 'x'.repeat(9_000));
  await expect.poll(received, { timeout: 100_000 }).toHaveLength(1);
  await hangUp(ends);
  await expectHungUp('/api/upload/piece/:id');
  await expect.poll(received, { timeout: 100_000 }).toHaveLength(0);
  const progress = await app.get(`/upload/progress/${id}`, { token: person.token });
  expect(progress.data).toMatchObject({ received: 0, status: 'open' });
});

test('while the answer is being made: the same', async () => {
  const holder = new Client({ connectionString: app.connectionString });
  await holder.connect();
  await holder.query('begin; lock table posts in access exclusive mode');
  const body = JSON.stringify({ post_id: 1 });
  const headers = ['content-type: application/json', `content-length: ${body.length}`];
  const ends = await begin('/posts/like', headers, body);
  const waiting = "select from pg_locks where not granted and relation = 'posts'::regclass";
  await expect.poll(async () => (await holder.query(waiting)).rowCount, { timeout: 100_000 }).toBe(1);
  await hangUp(ends);
  await holder.query('commit');
  await holder.end();
  await expectHungUp('/api/posts/like');
});

test('what the server asks itself, to draw a page, is answered and nothing else', async () => {
  await app.app.inject({ method: 'GET', url: '/api/site/index', remoteAddress: OWN_ADDRESS });
  const said = app.logLines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(said).toEqual(['answered']);
});
