import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serverRoot } from '../src/server-root.ts';

export type ServerProcess = {
  url: string;
  output: () => string;
  /** The exit code, once the process has ended. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  call(
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<{ status: number; code: number; msg: string; data: never }>;
};

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the server as its own process, the way people do. */
export function spawnServer(env: Record<string, string>): ServerProcess {
  const port = env['PORT'] ?? '3000';
  const bundle = process.env['ZAOJIE_TEST_BUNDLE'] ?? '';
  const child: ChildProcess = spawn(process.execPath, [join(bundle, 'main.js')], {
    cwd: serverRoot,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'development', DEMO: '0', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    output: () => output,
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
    kill: (signal) => child.kill(signal),
    async call(path, body, token) {
      const answer = await fetch(`${url}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', ...(token && { token }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return {
        status: answer.status,
        ...((await answer.json()) as { code: number; msg: string; data: never }),
      };
    },
  };
}

/** Waits as long as the process lives: what takes too long is for the test's own limit to say. */
export async function untilHealthy(server: ServerProcess): Promise<void> {
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  while (!hasEnded) {
    const isHealthy = await fetch(`${server.url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isHealthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not become healthy:\n${server.output()}`);
}
