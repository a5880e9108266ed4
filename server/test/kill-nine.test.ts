import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, spawnServer, untilHealthy, type ServerProcess } from './server-process.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-kill-'));
});
afterAll(async () => {
  server.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const started = spawnServer({ PORT: String(await freePort()), DATA_DIR: folder });
  await untilHealthy(started);
  return started;
}

let n = 0;

async function registerOne(): Promise<string | null> {
  const id = ++n;
  const mobile = `138${String(id).padStart(8, '0')}`;
  const username = `survivor_${id}`;
  const sent = await server.call('/sms/send', { mobile, event: 'register' });
  const code = (sent.data as { sandbox_code: string }).sandbox_code;
  const form = { username, email: `${username}@mail.example`, mobile, code, password: 'abcd1234' };
  return (await server.call('/user/register', form)).code === 1 ? username : null;
}

test('killed in the middle of registrations, twice: every acknowledged account can log in', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round++) {
    server = await start();
    let isRunning = true;
    const clients = Array.from({ length: 4 }, async () => {
      while (isRunning) {
        const name = await registerOne().catch(() => null);
        if (name !== null) acknowledged.push(name);
      }
    });
    const enough = acknowledged.length + 8;
    while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 10));
    server.kill('SIGKILL');
    await server.ended;
    isRunning = false;
    await Promise.all(clients);
  }
  server = await start();
  expect(acknowledged.length).toBeGreaterThanOrEqual(16);
  // One after the other: a busy machine would send some of a crowd away for now.
  for (const account of acknowledged) {
    expect(await server.call('/user/login', { account, password: 'abcd1234' })).toMatchObject({ code: 1 });
  }
});
