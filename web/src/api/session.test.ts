// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearSession,
  dropOverSession,
  LOGIN_EVENT,
  LOGOUT_EVENT,
  readSession,
  readToken,
  refreshSession,
  saveSession,
  updateSessionUser,
  useSession,
} from './session.ts';

const user = { id: 7, username: 'linjianshan', nickname: '林见山', avatar: '/files/a.webp', score: 326 };
const userinfo = { ...user, token: 'secret', expires_at: '2030-01-01T00:00:00Z' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function heard(name: string) {
  const listener = vi.fn<(event: Event) => void>();
  globalThis.addEventListener(name, listener, { once: true });
  return listener;
}

test('signing in stores the token and the person apart, and says so', () => {
  const login = heard(LOGIN_EVENT);
  saveSession(userinfo);
  expect(localStorage.getItem('token')).toBe('secret');
  expect(JSON.parse(localStorage.getItem('userinfo') ?? '')).toEqual(user);
  expect(readSession()).toEqual({ token: 'secret', user });
  expect(login).toHaveBeenCalledTimes(1);
});

test('an unchanged session is the same object', () => {
  saveSession(userinfo);
  expect(readSession()).toBe(readSession());
});

test.each([
  ['no userinfo', 'secret', null],
  ['no token', null, JSON.stringify(user)],
  ['an empty token', '', JSON.stringify(user)],
  ['no id', 'secret', JSON.stringify({ ...user, id: undefined })],
  ['broken json', 'secret', '{"id":'],
  ['null', 'secret', 'null'],
])('%s means signed out', (_, token, stored) => {
  if (token !== null) localStorage.setItem('token', token);
  if (stored !== null) localStorage.setItem('userinfo', stored);
  expect(readSession()).toBeNull();
});

function deny(): never {
  throw new DOMException('denied', 'SecurityError');
}

test('storage that may not be read means signed out', () => {
  saveSession(userinfo);
  vi.stubGlobal('localStorage', { getItem: deny, removeItem: deny });
  expect(readSession()).toBeNull();
  expect(readToken()).toBeNull();
  expect(() => clearSession('expired')).not.toThrow();
});

test('ending a session removes both keys and says why', () => {
  saveSession(userinfo);
  const logout = heard(LOGOUT_EVENT);
  clearSession('expired');
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('userinfo')).toBeNull();
  expect(logout.mock.calls).toMatchObject([[{ detail: 'expired' }]]);
});

function inAnotherTab(change: () => void) {
  change();
  globalThis.dispatchEvent(new Event('storage'));
}

test('what another tab does to the session is told here, once', () => {
  saveSession(userinfo);
  const login = vi.fn<(event: Event) => void>();
  const logout = vi.fn<(event: Event) => void>();
  globalThis.addEventListener(LOGIN_EVENT, login);
  globalThis.addEventListener(LOGOUT_EVENT, logout);

  inAnotherTab(() => localStorage.setItem('theme', 'dark'));
  inAnotherTab(() => localStorage.setItem('userinfo', JSON.stringify({ ...user, score: 400 })));
  expect([login.mock.calls, logout.mock.calls]).toEqual([[], []]);

  inAnotherTab(() => localStorage.setItem('token', 'of-another'));
  inAnotherTab(() => localStorage.setItem('userinfo', JSON.stringify({ ...user, id: 8 })));
  expect(login.mock.calls).toMatchObject([[{ detail: 'elsewhere' }]]);

  inAnotherTab(() => localStorage.removeItem('token'));
  inAnotherTab(() => localStorage.removeItem('userinfo'));
  expect(logout.mock.calls).toMatchObject([[{ detail: 'elsewhere' }]]);

  // The page asked once more before it was left: nobody is led to sign in a second time.
  clearSession('expired');
  expect(logout).toHaveBeenCalledTimes(1);
  globalThis.removeEventListener(LOGIN_EVENT, login);
  globalThis.removeEventListener(LOGOUT_EVENT, logout);
});

test('the hook follows login, updates, logout, other tabs and route changes', () => {
  const { result } = renderHook(() => useSession());
  expect(result.current).toBeNull();

  act(() => saveSession(userinfo));
  expect(result.current?.user.nickname).toBe('林见山');

  act(() => updateSessionUser({ ...user, score: 400 }));
  expect(result.current?.user.score).toBe(400);

  act(() => clearSession('logout'));
  expect(result.current).toBeNull();

  localStorage.setItem('token', 'from-another-tab');
  localStorage.setItem('userinfo', JSON.stringify(user));
  act(() => void globalThis.dispatchEvent(new Event('storage')));
  expect(result.current?.token).toBe('from-another-tab');

  localStorage.removeItem('token');
  act(() => refreshSession());
  expect(result.current).toBeNull();
});

test('late news about somebody else is dropped', () => {
  saveSession(userinfo);
  updateSessionUser({ ...user, id: 8, nickname: '别人' });
  expect(readSession()?.user.nickname).toBe('林见山');
  clearSession('logout');
  updateSessionUser(user);
  expect(localStorage.getItem('userinfo')).toBeNull();
});

describe('a session that is not to be kept', () => {
  const closeBrowser = () => {
    document.cookie = 'browser_open=1; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    dropOverSession();
  };

  test('lives on in new pages and tabs, and is gone once the browser was closed', () => {
    saveSession(userinfo, false);
    dropOverSession();
    expect(readToken()).toBe('secret');
    closeBrowser();
    expect(readSession()).toBeNull();
    expect([localStorage.getItem('token'), localStorage.getItem('userinfo')]).toEqual([null, null]);
  });

  test('is another matter than one that is kept, before and after', () => {
    saveSession(userinfo, false);
    saveSession({ ...userinfo, token: 'kept' });
    closeBrowser();
    expect(readToken()).toBe('kept');
    clearSession('logout');
    closeBrowser();
    expect(localStorage).toHaveLength(0);
  });

  test('is left to the server where cookies are forbidden', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    saveSession(userinfo, false);
    dropOverSession();
    expect(readToken()).toBe('secret');
    vi.restoreAllMocks();
  });
});
