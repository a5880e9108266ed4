// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure, NetworkFailure } from './client.ts';
import { fetchFile } from './download.ts';

const send = vi.fn<typeof fetch>();
const ask = (signal = new AbortController().signal) => fetchFile('/wallet/export.csv?kind=income', signal);
beforeEach(() => {
  vi.stubGlobal('fetch', send);
  localStorage.setItem('token', 'a-token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

test('the token goes along, and the file comes back as it is', async () => {
  send.mockResolvedValue(new Response('\uFEFF时间', { headers: { 'content-type': 'text/csv' } }));
  expect([...new Uint8Array(await (await ask()).arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(send.mock.calls[0]?.[0]).toBe('/api/wallet/export.csv?kind=income');
  expect(send.mock.calls[0]?.[1]?.headers).toEqual({ Token: 'a-token' });
});

test('a refusal is one, however it comes', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const refusal = JSON.stringify({ code: 1001, msg: '操作过于频繁', data: null });
  send.mockResolvedValueOnce(new Response(refusal, { headers }));
  await expect(ask()).rejects.toThrow(
    new ApiFailure({ code: 1001, msg: '操作过于频繁', data: null }, 200, null),
  );
  send.mockResolvedValueOnce(new Response(refusal, { headers, status: 429 }));
  await expect(ask()).rejects.toMatchObject({ http: 429 });
});

test('no network is said so; giving up is no failure of it', async () => {
  send.mockRejectedValue(new TypeError('offline'));
  await expect(ask()).rejects.toBeInstanceOf(NetworkFailure);
  const controller = new AbortController();
  controller.abort();
  await expect(ask(controller.signal)).rejects.toBe(controller.signal.reason);
});
