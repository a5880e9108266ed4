// @vitest-environment happy-dom
import { getOwnAccount, login } from '@zaojie/contract/accounts/account.endpoints';
import { getUser, listUsers } from '@zaojie/contract/users/user.endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure, call, messageOf, NetworkFailure } from './client.ts';
import { LOGOUT_EVENT, readSession, saveSession } from './session.ts';

const userinfo = {
  id: 7,
  username: 'a',
  nickname: '',
  avatar: '',
  score: 0,
  token: 'secret',
  expires_at: '2030-01-01T00:00:00Z',
};

type Sent = { address: string; init: RequestInit };
let sent: Sent[] = [];

function serverAnswers(body: unknown, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    sent.push({ address, init: request });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
  });
}

function neverAnswers() {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a success gives data and msg; the address, the token and the query are as the contract says', async () => {
  saveSession(userinfo);
  serverAnswers({ code: 1, msg: '好', data: { data: [] } });
  const answer = await call(listUsers, { query: { keyword: '林 山', page: 2 } });
  expect(answer).toEqual({ data: { data: [] }, msg: '好' });
  expect(sent[0]?.address).toBe('/api/api/users?keyword=%E6%9E%97+%E5%B1%B1&page=2');
  expect(new Headers(sent[0]?.init.headers).get('token')).toBe('secret');
});

test('path parameters are escaped, a missing one is refused before anything is sent', async () => {
  serverAnswers({ code: 1, msg: '', data: {} });
  await call(getUser, { params: { id: '1/../2' } });
  expect(sent[0]?.address).toBe('/api/api/user/1%2F..%2F2');
  expect(await failureOf(call(getUser))).toBeInstanceOf(TypeError);
  expect(sent).toHaveLength(1);
});

test('a body goes as JSON, an idempotency key as its header, and nobody signed in sends no token', async () => {
  serverAnswers({ code: 1, msg: '', data: {} });
  await call(login, { body: { account: 'abc', password: '123456' }, idempotencyKey: 'k1' });
  const headers = new Headers(sent[0]?.init.headers);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('idempotency-key')).toBe('k1');
  expect(headers.has('token')).toBe(false);
  expect(sent[0]?.init.body).toBe('{"account":"abc","password":"123456"}');
});

test('a refusal carries code, message, data and how long to wait', async () => {
  const body = { code: 1102, msg: '密码错误次数过多，请稍后再试', data: { left: 0 } };
  serverAnswers(body, { status: 429, headers: { 'retry-after': '30' } });
  const error = await failureOf(call(login));
  expect(error).toBeInstanceOf(ApiFailure);
  expect(error).toMatchObject({ code: 1102, http: 429, data: { left: 0 }, retryAfterSeconds: 30 });
  expect(messageOf(error, '登录失败')).toBe('密码错误次数过多，请稍后再试');
});

test('a refusal without words falls back', async () => {
  serverAnswers({ code: 2, msg: '', data: null });
  expect(messageOf(await failureOf(call(login)), '未知错误')).toBe('未知错误');
});

test('401 ends the session', async () => {
  saveSession(userinfo);
  const ended = vi.fn<(event: Event) => void>();
  globalThis.addEventListener(LOGOUT_EVENT, ended, { once: true });
  serverAnswers({ code: 401, msg: '请先登录', data: null }, { status: 401 });
  expect(await failureOf(call(getOwnAccount))).toMatchObject({ http: 401 });
  expect(readSession()).toBeNull();
  expect(ended.mock.calls).toMatchObject([[{ detail: 'expired' }]]);
});

test('a 401 for an older token leaves the new session alone', async () => {
  saveSession(userinfo);
  vi.stubGlobal('fetch', async () => {
    saveSession({ ...userinfo, token: 'newer' });
    return new Response('{"code":401,"msg":"","data":null}', { status: 401 });
  });
  await failureOf(call(getOwnAccount));
  expect(readSession()?.token).toBe('newer');
});

test.each(['<html>bad gateway</html>', '', 'null', '[]', '{"msg":"x"}'])(
  'an answer of %j is no answer',
  async (body) => {
    serverAnswers(body, { status: 200 });
    const error = await failureOf(call(getOwnAccount));
    expect(error).toBeInstanceOf(NetworkFailure);
    expect(messageOf(error, '登录失败，请稍后重试')).toBe('登录失败，请稍后重试');
  },
);

test('offline is a network failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(call(getOwnAccount))).toBeInstanceOf(NetworkFailure);
});

test('ten seconds without an answer is a network failure', async () => {
  vi.useFakeTimers();
  neverAnswers();
  const failure = failureOf(call(getOwnAccount));
  await vi.advanceTimersByTimeAsync(9_999);
  const early = await Promise.race([failure, Promise.resolve('waiting')]);
  expect(early).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toBeInstanceOf(NetworkFailure);
});

test('a call its caller gave up stays an abort', async () => {
  neverAnswers();
  const controller = new AbortController();
  const failure = failureOf(call(getOwnAccount, { signal: controller.signal }));
  controller.abort();
  expect(await failure).toMatchObject({ name: 'AbortError' });
});
