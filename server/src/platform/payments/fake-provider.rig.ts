import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { createLog, type Log } from '../../log.ts';

const keyPairs = new Map<string, KeyPairKeyObjectResult>();

/** Made once for each name and kept: making a pair takes longer than a test. */
export function keysOf(name: string): KeyPairKeyObjectResult {
  const keys = keyPairs.get(name) ?? generateKeyPairSync('rsa', { modulusLength: 2048 });
  keyPairs.set(name, keys);
  return keys;
}

export type Heard = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };
export type Reply = { status: number; headers: Record<string, string>; body: string };
/** `silent` never answers, `cut` hangs up, `endless` never ends. */
export type Mood = 'well' | 'silent' | 'cut' | 'endless' | 'moved';

export type FakeServer = {
  url: string;
  heard: Heard[];
  /** For the calls that come, one after another; `well` when there is none left. */
  moods: Mood[];
  close(): Promise<void>;
};

export async function startFakeServer(reply: (heard: Heard) => Reply): Promise<FakeServer> {
  const heard: Heard[] = [];
  const moods: Mood[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const call = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://provider'),
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    };
    heard.push(call);
    const mood = moods.shift() ?? 'well';
    if (mood === 'silent') return;
    if (mood === 'cut') return void request.socket.destroy();
    if (mood === 'moved') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    if (mood === 'endless') return void response.writeHead(200).end('x'.repeat(2_000_000));
    const { status, headers, body } = reply(call);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    moods,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A log that can be read, to see that no secret is in it. */
export function readableLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { log: createLog('debug', { write: (line: string) => void lines.push(line) }), lines };
}

/** However busy the machine, what answers is waited for. */
export const patient = { timeoutMs: 120_000, pauseMs: 1 };
export const impatient = { timeoutMs: 100, pauseMs: 1 };

export const order = {
  paymentNo: 'P20261117000001',
  amountFen: 123_45,
  subject: '造界 余额充值',
  expiresAt: new Date('2026-11-17T05:00:00Z'),
  notifyUrl: 'https://zaojie.example/api/wallet/notify/wechat',
  returnUrl: 'https://zaojie.example/profile/wallet',
  clientIp: '203.0.113.7',
  device: 'desktop',
} as const;
