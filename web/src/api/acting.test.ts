// @vitest-environment happy-dom
import { listProxies } from '@zaojie/contract/proxies/proxy.endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readActing, setActing } from './acting.ts';
import { call } from './client.ts';
import { clearSession, saveSession } from './session.ts';

const userinfo = {
  id: 7,
  username: 'a',
  nickname: '',
  avatar: '',
  score: 0,
  token: 'secret',
  expires_at: '2030-01-01T00:00:00Z',
};

let sent: Headers[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return new Response(JSON.stringify({ code: 1, msg: '', data: {} }));
  });
  saveSession(userinfo);
});
afterEach(() => vi.unstubAllGlobals());

test('every call says whom it is made for, while the tab acts for somebody', async () => {
  await call(listProxies);
  setActing(12);
  await call(listProxies);
  setActing(null);
  await call(listProxies);
  expect(sent.map((headers) => headers.get('x-act-for'))).toEqual([null, '12', null]);
});

test('a call by another session is made for nobody else', async () => {
  setActing(12);
  await call(listProxies, { token: 'other' });
  expect(sent[0]?.get('x-act-for')).toBeNull();
});

test('whoever signs out, and whoever signs in after them, acts for nobody', () => {
  setActing(12);
  clearSession('logout');
  expect(readActing()).toBeNull();
  setActing(12);
  saveSession({ ...userinfo, id: 8 });
  expect(readActing()).toBeNull();
});

test('where the browser keeps nothing, everybody acts as themselves', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(readActing()).toBeNull();
});
