import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, spawnServer, untilHealthy } from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-process-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function endOf(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const server = spawnServer({ DATA_DIR: join(folder, 'ends'), ...env });
  const code = await server.ended;
  // The log may have something to say besides on a busy machine.
  const lines = server.output().trim().split('\n');
  return { code, lines: lines.filter((line) => !line.startsWith('{"level"')) };
}

test('a taken port: one sentence, exit code 1', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const end = await endOf({ PORT: String(port), DATABASE_URL: database.connectionString });
  other.close();
  expect(end).toEqual({
    code: 1,
    lines: [`端口 ${port} 已被占用：请关掉占用它的程序，或用 PORT 换一个端口。`],
  });
});

test('a DATA_DIR that cannot be written: one sentence, exit code 1', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const dataDir = join(file, 'data');
  const end = await endOf({ PORT: '0', DATA_DIR: dataDir });
  expect(end).toEqual({
    code: 1,
    lines: [`数据目录 ${dataDir} 不可写：请检查权限，或用 DATA_DIR 换一个目录。`],
  });
});

test('a DATABASE_URL that answers nobody: one sentence, exit code 1', async () => {
  const end = await endOf({
    PORT: '0',
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
  });
  expect(end).toEqual({
    code: 1,
    lines: ['连不上 DATABASE_URL 指向的数据库：请检查地址、账号和网络，或去掉它改用内置数据库。'],
  });
});

test('SIGTERM: what is running is finished, then exit code 0, which it is not after 10 s', async () => {
  const server = spawnServer({
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'stops'),
    DATABASE_URL: database.connectionString,
  });
  await untilHealthy(server);
  // The call is held up where it looks whether the account is guarded, until the server has been told to stop.
  const holder = new Client({ connectionString: database.connectionString });
  await holder.connect();
  await holder.query('begin; lock table login_guards in access exclusive mode');
  const running = server.call('/user/login', { account: 'nobody', password: 'abcd1234' });
  const waiting = "select from pg_locks where not granted and relation = 'login_guards'::regclass";
  await expect.poll(async () => (await holder.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1);
  const toldAt = performance.now();
  server.kill('SIGTERM');
  await holder.query('commit');
  await holder.end();
  expect((await running).code).toBe(1101);
  const code = await server.ended;
  // On a machine that is busy with other things it may be cut off, which the code then tells.
  expect(code).toBe(performance.now() - toldAt < 10_000 ? 0 : 1);
});

test('two processes that start together on an empty database migrate it once', async () => {
  const empty = await createTestDatabase();
  const client = new Client({ connectionString: empty.connectionString });
  await client.connect();
  await client.query('drop schema public cascade; drop schema graphile_worker cascade; create schema public');
  const start = async () =>
    spawnServer({
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'together'),
      DATABASE_URL: empty.connectionString,
    });
  const servers = [await start(), await start()];
  await Promise.all(servers.map((server) => untilHealthy(server)));
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from schema_migrations',
  );
  expect(rows[0]?.count).toBeGreaterThan(0);
  const migrating = servers.filter((server) => server.output().includes('0001-accounts'));
  expect(migrating).toHaveLength(1);
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.ended));
  await client.end();
  await empty.drop();
});
