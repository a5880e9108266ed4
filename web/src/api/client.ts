import type { Endpoint, EndpointOutput } from '@zaojie/contract/endpoint';
import { frameErrors, SUCCESS_CODE } from '@zaojie/contract/errors';
import { limits } from '@zaojie/contract/limits';
import type { z } from 'zod';
import { ApiFailure } from '../text/api-failure.ts';
import { readActing } from './acting.ts';
import { noteAnswer, noteSilence } from './line.ts';
import { askForPassword } from './password-question.ts';
import { clearSession, readToken } from './session.ts';

export { ApiFailure, messageOf } from '../text/api-failure.ts';

const BASE_PATH = '/api';

/** No usable answer: offline, too slow, or not from our server. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure';
}

export type CallInput<E extends Endpoint> = {
  params?: z.input<E['params']>;
  query?: Partial<z.input<E['query']>>;
  body?: z.input<E['body']>;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Instead of the stored one: for a session that isn't the one of this browser. */
  token?: string;
};

type Envelope = { code: number; msg: string; data: unknown };

/** How a call travels. A page drawn by the server asks the server it is drawn in, without a network between. */
export type Carrier = (address: string, init: RequestInit) => Promise<Response>;
let carry: Carrier = (address, init) => fetch(address, init);

export function carryCallsBy(carrier: Carrier): void {
  carry = carrier;
}

/** Where the password is asked for again, it is asked for once, and the call goes on where it was. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<{ data: EndpointOutput<E>; msg: string }> {
  try {
    return await callOnce(endpoint, input);
  } catch (error) {
    const isAsked = error instanceof ApiFailure && error.code === frameErrors.passwordNeeded.code;
    if (!isAsked || !(await askForPassword())) throw error;
    return callOnce(endpoint, input);
  }
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ data: EndpointOutput<E>; msg: string }> {
  const token = input.token ?? readToken();
  const answer = await send(addressOf(endpoint, input), input.signal, {
    method: endpoint.method,
    headers: headersOf(token, input),
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  });
  const { data, msg } = openAnswer(answer, token);
  return { data: data as EndpointOutput<E>, msg };
}

/** What the server says to a call with this token, whatever carried it: data, or a refusal to be thrown. */
export function openAnswer({ http, retryAfter, text }: Answer, token: string | null): Envelope {
  const envelope = parseEnvelope(text);
  // An answer to an old token says nothing about a session that began meanwhile.
  if (http === 401 && readToken() === token) clearSession('expired');
  if (http >= 400 || envelope.code !== SUCCESS_CODE) {
    throw new ApiFailure(envelope, http, secondsUntil(retryAfter));
  }
  return envelope;
}

type Scalar = string | number | boolean;

function addressOf<E extends Endpoint>(endpoint: E, input: CallInput<E>): string {
  const params = (input.params ?? {}) as Record<string, Scalar | null | undefined>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(
    (input.query ?? {}) as Record<string, Scalar | null | undefined>,
  )) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return BASE_PATH + path + (query.size > 0 ? `?${query.toString()}` : '');
}

function headersOf(
  token: string | null,
  input: { body?: unknown; idempotencyKey?: string; token?: string },
): HeadersInit {
  const actFor = input.token === undefined ? readActing() : null;
  return {
    Accept: 'application/json',
    ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Token: token }),
    ...(actFor !== null && { 'X-Act-For': actFor }),
    ...(input.idempotencyKey !== undefined && { 'Idempotency-Key': input.idempotencyKey }),
  };
}

export type Answer = { http: number; retryAfter: string | null; text: string };

async function send(address: string, signal: AbortSignal | undefined, init: RequestInit): Promise<Answer> {
  // AbortSignal.any is too young for the browsers we support, so the two reasons to stop share one controller.
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, limits.requestTimeoutMs);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    signal?.throwIfAborted();
    const response = await carry(address, { ...init, signal: controller.signal });
    const text = await response.text();
    // What was kept from an earlier answer says nothing about the network.
    if (!response.headers.has('x-kept')) noteAnswer();
    return { http: response.status, retryAfter: response.headers.get('retry-after'), text };
  } catch (error) {
    // A call given up by its caller isn't a failure of the network.
    if (signal?.aborted === true) throw signal.reason;
    noteSilence();
    if (controller.signal.aborted) throw new NetworkFailure('请求超时，请稍后重试', { cause: error });
    throw new NetworkFailure('网络连接失败，请检查网络后重试', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function parseEnvelope(text: string): Envelope {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw new NetworkFailure('服务器的回答无法识别，请稍后重试', { cause: error });
  }
  const { code, msg, data } = (answer ?? {}) as Partial<Envelope>;
  if (typeof code !== 'number') throw new NetworkFailure('服务器的回答无法识别，请稍后重试');
  return { code, msg: typeof msg === 'string' ? msg : '', data };
}

/** Retry-After comes as seconds or as a date. */
function secondsUntil(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
