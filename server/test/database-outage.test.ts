import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reach } from '../src/platform/realtime/tcp-proxy.rig.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { createPerson, type Person } from './test-people.ts';

/** A way to the database that can be cut and mended. */
class Cable {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private target = new URL('postgres://localhost');

  async lay(connectionString: string): Promise<string> {
    this.target = new URL(connectionString);
    await this.mend();
    const way = new URL(connectionString);
    way.host = `127.0.0.1:${this.port}`;
    return way.href;
  }

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = reach(this.target, 5432);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => socket.destroy());
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as { port: number }).port;
    this.server = server;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await closed;
  }
}

const cable = new Cable();
let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ reroute: (url) => cable.lay(url) });
  person = await createPerson(app);
});
afterAll(async () => {
  await app.close();
  await cable.cut();
});

test('without a database: 503 in an envelope before any statement would time out, alive; with it again: back', async () => {
  const ask = () => app.get('/user/index', { token: person.token });
  expect((await ask()).status).toBe(200);
  await cable.cut();
  const start = Date.now();
  expect(await ask()).toMatchObject({
    status: 503,
    code: 503,
    msg: '服务暂时不可用，请稍后重试',
    data: null,
  });
  expect((await app.app.inject({ url: '/healthz' })).statusCode).toBe(503);
  expect(Date.now() - start).toBeLessThan(15_000);

  await cable.mend();
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 60_000 });
  expect((await app.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});
