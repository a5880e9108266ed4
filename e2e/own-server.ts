import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const movedClock = pathToFileURL(join(root, 'e2e/moved-clock.mjs')).href;

/** A busy machine takes its time to make a database. */
const START_WITHIN_MS = 240_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface OwnServer {
  url: string;
  /** What it has written down, as where mail and pushes only go there. */
  log: () => string;
  /** Stopped, and started again so much later. */
  comeBackAfter: (ms: number) => Promise<void>;
  end: () => Promise<void>;
}

interface OwnTown {
  /** With the people of the demo town, for a journey that needs an administrator; it takes its time to fill. */
  demo?: boolean;
}

const FILLING_MS = 400_000;

/** A town of its own, empty unless said otherwise, whose clock a journey may move without the others noticing. */
export async function startOwnServer({ demo = false }: OwnTown = {}): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-clock-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let aheadMs = 0;
  const said: string[] = [];
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(process.execPath, ['--import', movedClock, 'server/dist/main.js'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        ALLOW_SANDBOX: '1',
        DEMO: demo ? '1' : '0',
        RATE_LIMIT: 'off',
        PORT: String(port),
        DATA_DIR: folder,
        CLOCK_AHEAD_MS: String(aheadMs),
      },
    });
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    const isHealthy = () =>
      fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
    const within = demo ? FILLING_MS : START_WITHIN_MS;
    await expect.poll(isHealthy, { message: 'the server of its own', timeout: within }).toBe(true);
  }

  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  await start();
  return {
    url,
    log: () => said.join(''),
    async comeBackAfter(ms) {
      await stop();
      aheadMs += ms;
      await start();
    },
    async end() {
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
