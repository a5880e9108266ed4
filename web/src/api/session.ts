import type { SessionUser, SignedIn } from '@zaojie/contract/accounts/account.schemas';
import { useSyncExternalStore } from 'react';
import { setActing } from './acting.ts';
import { isSessionOver, noteSessionKept } from './browser-session.ts';
import { GUIDE_KEY } from './guide-mark.ts';

/** Known from the own account only. It shows the way to the administration; whether one may enter is the server's word. */
export type StoredUser = SessionUser & { is_admin?: true };
export type Session = { token: string; user: StoredUser };
/** Elsewhere: in another tab. */
export type SessionStart = 'here' | 'elsewhere';
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

const TOKEN_KEY = 'token';
const USER_KEY = 'userinfo';
/** Its detail is the SessionStart. */
export const LOGIN_EVENT = 'zaojie:login';
/** Its detail is the SessionEnd. */
export const LOGOUT_EVENT = 'zaojie:logout';

const listeners = new Set<() => void>();
let known: { token: string | null; userinfo: string | null; session: Session | null } = {
  token: null,
  userinfo: null,
  session: null,
};

/** Signed in means a stored token plus a userinfo entry with an id. The same session is the same object. */
export function readSession(): Session | null {
  const token = readKey(TOKEN_KEY);
  const userinfo = readKey(USER_KEY);
  if (token !== known.token || userinfo !== known.userinfo) {
    known = { token, userinfo, session: parseSession(token, userinfo) };
  }
  return known.session;
}

/** The token alone, as calls send it: a half-stored session still has to be refused by the server, not guessed. */
export function readToken(): string | null {
  const token = readKey(TOKEN_KEY);
  return token === '' ? null : token;
}

export function saveSession(userinfo: SignedIn['userinfo'], isKept = true): void {
  noteSessionKept(isKept);
  localStorage.setItem(TOKEN_KEY, userinfo.token);
  localStorage.setItem(USER_KEY, JSON.stringify(storedUser(userinfo)));
  localStorage.setItem(GUIDE_KEY, String(userinfo.id));
  tellStart('here');
  refreshSession();
}

/** Newer facts about the person signed in; does nothing when the session has ended or changed hands meanwhile. */
export function updateSessionUser(user: SessionUser & { role?: 'member' | 'admin' }): void {
  if (readSession()?.user.id !== user.id) return;
  const isAdmin = user.role === undefined ? readSession()?.user.is_admin : user.role === 'admin';
  const stored = { ...storedUser(user), ...(isAdmin && { is_admin: true }) };
  localStorage.setItem(USER_KEY, JSON.stringify(stored));
  refreshSession();
}

export function clearSession(reason: SessionEnd): void {
  // Another tab has ended it already, and whoever showed something of it asked once more without it.
  if (reason === 'expired' && readKey(TOKEN_KEY) === null && readKey(USER_KEY) === null) return;
  removeKey(TOKEN_KEY);
  removeKey(USER_KEY);
  removeKey(GUIDE_KEY);
  tellEnd(reason);
  refreshSession();
}

/** Whose things this tab has shown since it was last told. */
let toldUserId: number | null = null;

function idOf(session: Session | null): number | null {
  return session?.user.id ?? null;
}

function tellStart(start: SessionStart): void {
  setActing(null);
  toldUserId = idOf(readSession());
  globalThis.dispatchEvent(new CustomEvent<SessionStart>(LOGIN_EVENT, { detail: start }));
}

function tellEnd(end: SessionEnd): void {
  setActing(null);
  toldUserId = null;
  globalThis.dispatchEvent(new CustomEvent<SessionEnd>(LOGOUT_EVENT, { detail: end }));
}

/** The browser was closed since somebody signed in who doesn't want to stay so. */
export function dropOverSession(): void {
  if (!isSessionOver()) return;
  removeKey(TOKEN_KEY);
  removeKey(USER_KEY);
  noteSessionKept(true);
}

// The events above are heard in the tab where they happen; the others learn of it from the storage they share.
if (typeof window !== 'undefined') {
  dropOverSession();
  toldUserId = idOf(readSession());
  globalThis.addEventListener('storage', () => {
    const userId = idOf(readSession());
    if (userId === toldUserId) return;
    if (userId === null) tellEnd('elsewhere');
    else tellStart('elsewhere');
  });
}

export function refreshSession(): void {
  for (const listener of listeners) listener();
}

/** Whom the page is drawn for where the server draws it, and whom it was drawn for where it has come. */
let drawnFor: Session | null = null;

export function drawFor(session: Session | null): void {
  drawnFor = session;
}

export function readDrawnFor(): Session | null {
  return drawnFor;
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, readDrawnFor);
}

const SESSION_EVENTS = ['storage', LOGIN_EVENT, LOGOUT_EVENT] as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const name of SESSION_EVENTS) globalThis.addEventListener(name, listener);
  return () => {
    listeners.delete(listener);
    for (const name of SESSION_EVENTS) globalThis.removeEventListener(name, listener);
  };
}

function parseSession(token: string | null, userinfo: string | null): Session | null {
  if (!token || !userinfo) return null;
  try {
    const user = JSON.parse(userinfo) as Partial<SessionUser> | null;
    if (!user?.id) return null;
    return { token, user: storedUser(user as StoredUser) };
  } catch {
    return null;
  }
}

/** Only these fields, whatever the answer carried: the token has its own key. */
export function storedUser(user: Partial<StoredUser> & { id: number }): StoredUser {
  return {
    id: user.id,
    username: user.username ?? '',
    nickname: user.nickname ?? '',
    avatar: user.avatar ?? '',
    score: user.score ?? 0,
    ...(user.is_admin === true && { is_admin: true }),
  };
}

// Reading storage throws where the browser forbids it; such a visitor is simply signed out.
function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function removeKey(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could have been stored either.
  }
}
