import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseWhenOverloaded } from './overload.ts';
import { readTarget } from './request-kind.ts';

const app = fastify({ rewriteUrl: readTarget });
const pool = { waitingCount: 0 };
beforeAll(async () => {
  refuseWhenOverloaded(app, pool as pg.Pool);
  app.get('/api/thing', async () => 'ok');
  app.get('/page', async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function statusOf(target: string): Promise<number> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  return Number(answer.slice(9, 12));
}

const spellings = [
  '/api/thing',
  '/%61pi/thing',
  '/ap%69/thin%67',
  'http://x/api/thing',
  'http://x/%61pi/thing',
];

test('past capacity the API says so at once, however its address is spelt; pages go on', async () => {
  for (const target of spellings) expect(await statusOf(target)).toBe(200);
  pool.waitingCount = 300;
  for (const target of spellings) expect(await statusOf(target)).toBe(503);
  expect(await statusOf('/page')).toBe(200);
});
