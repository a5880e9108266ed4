import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type Product = { url: string; databaseUrl: string; stop(): Promise<void> };

/** The built server with the demo town, on a database of its own unless DATABASE_URL names one. */
export async function startProduct(port: number): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zaojie-bench-'));
  // Closed to others, the engine's own user could not enter it and would settle elsewhere.
  await chmod(dataDir, 0o755);
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({
    nodeOptions: await optionsOfStart(),
    script: join(root, 'server/dist/main.js'),
    env: { ALLOW_SANDBOX: '1', RATE_LIMIT: 'off', LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: dataDir },
    url: `${url}/healthz`,
  });
  return {
    url,
    databaseUrl: process.env['DATABASE_URL'] ?? (await embeddedAddress(dataDir)),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What `npm start` tells the engine: measured is what a user gets. */
async function optionsOfStart(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** The engine's own files say where it listens. */
async function embeddedAddress(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const password = (await readFile(join(folder, 'zaojie.password'), 'utf8')).trim();
  const port = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgresql://zaojie:${password}@127.0.0.1:${port}/zaojie`;
}
