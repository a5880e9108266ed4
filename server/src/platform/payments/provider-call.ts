import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { PaymentUnknown } from './payment-provider.ts';

const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 1_000_000;
const ATTEMPTS = 3;
const PAUSE_MS = 200;

export type OutgoingCall = {
  /** For errors and the log: a path or a method's name, never an address with a query. */
  name: string;
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
};

export type IncomingAnswer = { status: number; headers: Headers; body: Buffer };

export type CallOptions = { timeoutMs?: number; pauseMs?: number };

/** One attempt. Silence, a broken connection, a redirect and an endless answer are all unknown. */
export async function callProvider(
  call: OutgoingCall,
  { timeoutMs = TIMEOUT_MS }: CallOptions,
): Promise<IncomingAnswer> {
  try {
    const answer = await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      ...(call.body !== undefined && { body: call.body }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return { status: answer.status, headers: answer.headers, body: await readBody(answer) };
  } catch (error) {
    // The cause can hold the address, and the address the signature.
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new PaymentUnknown(call.name, isTimeout ? 'timeout' : 'unreachable');
  }
}

async function readBody(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('answer too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Only for what can be asked any number of times: tries again while the outcome is unknown. */
export async function askAgain<T>(ask: () => Promise<T>, { pauseMs = PAUSE_MS }: CallOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PaymentUnknown) || attempt === ATTEMPTS) throw error;
      await pause(pauseMs * attempt);
    }
  }
}

/** Says which call ended badly, and how; never what was sent. */
export async function logged<T>(log: Log, method: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && 'call' in error && 'code' in error) {
      const { name, call: called, code } = error;
      log.warn({ event: 'payment.call', method, outcome: name, call: called, code }, 'payment provider');
    }
    throw error;
  }
}
