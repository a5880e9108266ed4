// @vitest-environment happy-dom
import { liveCloseCodes, type LiveFrame } from '@zaojie/contract/live/live-frames';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoffMs } from './backoff.ts';
import { onFrame, readLiveState, sayLive } from './live-bus.ts';
import { LiveSocket } from './live-socket.ts';

class StubSocket extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  static all: StubSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  address: URL;
  constructor(address: URL) {
    super();
    this.address = address;
    StubSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  tell(frame: LiveFrame | string) {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  end(code: number) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const READY: LiveFrame = { type: 'ready', user_id: 1 };
const heard: string[] = [];
let socket = new LiveSocket();
let forget = () => {};
let ticket: () => Response;
const latest = () => StubSocket.all.at(-1);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  StubSocket.all = [];
  heard.length = 0;
  ticket = () => new Response(JSON.stringify({ code: 1, msg: '', data: { ticket: 'a b', expires_in: 30 } }));
  vi.stubGlobal('WebSocket', StubSocket);
  vi.stubGlobal('fetch', async () => ticket());
  forget = onFrame((frame) => void heard.push(frame.type));
  socket = new LiveSocket();
  socket.start();
});
afterEach(() => {
  socket.stop();
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('stopped while it is being opened, it is closed once it is, not before', async () => {
  await wait(0);
  const opening = latest();
  if (opening) opening.readyState = StubSocket.CONNECTING;
  socket.stop();
  expect(opening?.readyState).toBe(StubSocket.CONNECTING);
  opening?.dispatchEvent(new Event('open'));
  expect(opening?.readyState).toBe(3);
});

test('opens with a ticket, tells frames, passes over rubbish', async () => {
  await wait(0);
  expect(latest()?.address.pathname + (latest()?.address.search ?? '')).toBe('/api/live?ticket=a+b');
  expect(latest()?.address.protocol).toMatch(/^wss?:$/);
  expect(readLiveState()).toBe('connecting');
  latest()?.tell(READY);
  latest()?.tell('not json');
  latest()?.tell('null');
  latest()?.tell({ type: 'sessions' });
  expect(readLiveState()).toBe('open');
  expect(heard).toEqual(['ready', 'sessions']);
  sayLive({ type: 'typing', chat_identify: '1-2' });
  expect(latest()?.sent).toEqual(['{"type":"typing","chat_identify":"1-2"}']);
});

test('comes back with a growing wait, and says ready each time', async () => {
  await wait(0);
  latest()?.tell(READY);
  latest()?.end(1006);
  expect(readLiveState()).toBe('waiting');
  await wait(1_000);
  expect(StubSocket.all).toHaveLength(2);
  latest()?.end(1006);
  await wait(900);
  expect(StubSocket.all).toHaveLength(2);
  await wait(1_100);
  expect(StubSocket.all).toHaveLength(3);
  latest()?.tell(READY);
  expect(heard).toEqual(['ready', 'ready']);
});

test('offline drops the line at once, online takes it up again without waiting', async () => {
  await wait(0);
  latest()?.tell(READY);
  globalThis.dispatchEvent(new Event('offline'));
  expect(readLiveState()).toBe('waiting');
  globalThis.dispatchEvent(new Event('online'));
  await wait(0);
  expect(StubSocket.all).toHaveLength(2);
});

test('a line that died without a word is noticed', async () => {
  await wait(0);
  latest()?.tell(READY);
  await wait(25_000);
  expect(latest()?.sent).toEqual(['{"type":"ping"}']);
  latest()?.tell({ type: 'pong' });
  await wait(25_000);
  expect(latest()?.sent).toHaveLength(2);
  await wait(10_000);
  expect(readLiveState()).toBe('waiting');
});

test('signed out: it does not come back', async () => {
  await wait(0);
  latest()?.tell(READY);
  latest()?.end(liveCloseCodes.signedOut);
  expect(readLiveState()).toBe('refused');
  await wait(120_000);
  globalThis.dispatchEvent(new Event('online'));
  await wait(0);
  expect(StubSocket.all).toHaveLength(1);
});

test('replaced by another tab: it waits until somebody looks', async () => {
  await wait(0);
  latest()?.tell(READY);
  latest()?.end(liveCloseCodes.replaced);
  await wait(120_000);
  expect(StubSocket.all).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
  expect(StubSocket.all).toHaveLength(2);
});

test('a dead token ends the trying; a server that is down does not', async () => {
  ticket = () => new Response('bad gateway', { status: 502 });
  await wait(0);
  latest()?.end(1006);
  await wait(1_000);
  expect(readLiveState()).toBe('waiting');
  ticket = () => new Response(JSON.stringify({ code: 401, msg: '', data: null }), { status: 401 });
  await wait(60_000);
  expect(readLiveState()).toBe('off');
});

test('the wait doubles up to half a minute and is never the same for all', () => {
  expect([0, 1, 2, 3, 9].map((attempt) => backoffMs(attempt, () => 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 30_000,
  ]);
  expect(backoffMs(9, () => 0)).toBe(15_000);
  expect(backoffMs(0, () => 0)).toBe(1_000);
});
