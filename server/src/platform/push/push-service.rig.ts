import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { PushTarget } from './push.ts';

export type TestPushService = {
  origin: string;
  /** The paths that something was sent to. */
  got: string[];
  /** What it answers at a path from now on; 201 where nothing is said. */
  answer: Map<string, number>;
  close(): Promise<void>;
};

/** A push service on this machine. */
export async function startPushService(): Promise<TestPushService> {
  const got: string[] = [];
  const answer = new Map<string, number>();
  const server = createServer((request, reply) => {
    request.resume();
    request.on('end', () => {
      const path = request.url ?? '';
      const status = answer.get(path) ?? 201;
      if (status === 201) got.push(path);
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('not listening');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    got,
    answer,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** As a browser makes them. */
export function browserAt(endpoint: string): PushTarget {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    endpoint,
    p256dh: pair.getPublicKey().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}
