import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type Product = { url: string; databaseUrl: string; stop(): Promise<void> };

/** The built server with the demo town, on a database of its own unless DATABASE_URL names one. */
export async function startProduct(port: number): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zaojie-bench-'));
  // Closed to others, the engine's own user could not enter it and would settle elsewhere.
  await chmod(dataDir, 0o755);
  const child = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child);
  return {
    url,
    databaseUrl: process.env['DATABASE_URL'] ?? (await embeddedAddress(dataDir)),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isHealthy = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isHealthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start; run npm run build first.');
}

/** The engine's own files say where it listens. */
async function embeddedAddress(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const password = (await readFile(join(folder, 'zaojie.password'), 'utf8')).trim();
  const port = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgresql://zaojie:${password}@127.0.0.1:${port}/zaojie`;
}
