import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSlowBodies } from './slow-bodies.ts';

const app = fastify();
let port = 0;
beforeAll(async () => {
  endSlowBodies(app, { jsonMs: 300, fileMs: 2_000, fileBytes: 100 });
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/', async () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends the parts with a rest between them; gives what came back until the end, '' when the line was cut. */
async function send(type: string, parts: readonly string[], restMs: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const length = parts.join('').length;
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  for (const part of parts) {
    await pause(restMs);
    if (!socket.destroyed) socket.write(part);
  }
  await closed;
  return answer;
}

const json = 'application/json';
const form = 'multipart/form-data; boundary=x';

test.each([
  ['JSON at once', json, ['{"a":1}'], 0, true],
  ['JSON byte by byte', json, [...'{"a":1,"b":2}'], 100, false],
  [
    'a form that takes its time but keeps coming',
    form,
    Array.from({ length: 10 }, () => 'x'.repeat(80)),
    250,
    true,
  ],
  ['a form byte by byte', form, [...'x'.repeat(12)], 200, false],
])('%s', async (_name, type, parts, restMs, isAnswered) => {
  expect((await send(type, parts, restMs)).includes('200 OK')).toBe(isAnswered);
});
