import { readSession } from '../session.ts';

/*
 * Words that were written and not sent, kept on this device: one entry for each person and place, such as `chat:1-7`
 * or `post:new`. Whoever logs out takes theirs off the device.
 */
const PREFIX = 'zaojie:draft:';
const DAY_MS = 24 * 60 * 60_000;
const KEPT_FOR_MS = 30 * DAY_MS;
const AT_MOST_EACH = 50;
/** Whose drafts may not be written any more: a form that closes after the logout would keep its words once again. */
const GONE_KEY = 'zaojie:drafts-gone';

type Entry = { at: number; text: string };

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function keyOf(userId: number, place: string): string {
  return `${PREFIX}${userId}:${place}`;
}

function parse(stored: string | null): Entry | null {
  if (stored === null) return null;
  try {
    const { at, text } = JSON.parse(stored) as Partial<Entry>;
    return typeof at === 'number' && typeof text === 'string' ? { at, text } : null;
  } catch {
    return null;
  }
}

function textOf(stored: string | null): string {
  const entry = parse(stored);
  return entry !== null && Date.now() - entry.at < KEPT_FOR_MS ? entry.text : '';
}

/** Empty when nothing is kept, or only what is too old to be meant. */
export function readDraft(userId: number, place: string): string {
  try {
    return textOf(localStorage.getItem(keyOf(userId, place)));
  } catch {
    return '';
  }
}

/** Keeps the words as they stand now; a blank text is no draft. False where nothing can be kept. */
export function keepDraft(userId: number, place: string, text: string): boolean {
  if (text.trim() === '') {
    forgetDraft(userId, place);
    return true;
  }
  try {
    if (userId === 0 || isGone(userId)) return false;
    const key = keyOf(userId, place);
    if (localStorage.getItem(key) === null) makeRoom(userId);
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), text } satisfies Entry));
  } catch {
    // Storage is full or forbidden: the words still stand in their box.
    return false;
  }
  tell();
  return true;
}

export function forgetDraft(userId: number, place: string): void {
  try {
    localStorage.removeItem(keyOf(userId, place));
  } catch {
    // Nothing could have been stored either.
  }
  tell();
}

/** Whether something is kept at any place of a kind: `post` is the kind of `post:new`. */
export function hasDraftOf(userId: number, kind: string): boolean {
  const prefix = keyOf(userId, `${kind}:`);
  try {
    return keysOf(prefix).some((key) => textOf(localStorage.getItem(key)) !== '');
  } catch {
    return false;
  }
}

/** They have logged out: what they wrote isn't for whoever sits here next. */
export function forgetDraftsOf(userId: number): void {
  try {
    for (const key of keysOf(keyOf(userId, ''))) localStorage.removeItem(key);
    localStorage.setItem(GONE_KEY, String(userId));
  } catch {
    // Nothing could have been stored either.
  }
  tell();
}

/** Who is signed in again may write again. */
function isGone(userId: number): boolean {
  if (localStorage.getItem(GONE_KEY) !== String(userId)) return false;
  if (readSession()?.user.id !== userId) return true;
  localStorage.removeItem(GONE_KEY);
  return false;
}

/** Hears of every change, in this tab and in others; returns the way back, for effects. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

/** Tells what another tab has made of a draft: its words now, empty when it was sent or given up. */
export function onDraftElsewhere(userId: number, place: string, listener: (text: string) => void) {
  const key = keyOf(userId, place);
  function hear(event: StorageEvent) {
    if (event.key === key) listener(textOf(event.newValue));
  }
  globalThis.addEventListener('storage', hear);
  return () => globalThis.removeEventListener('storage', hear);
}

function keysOf(prefix: string): string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter(
    (key) => key.startsWith(prefix),
  );
}

/** Before another one is put there: those too old go, whoever wrote them, and the oldest of those who have too many. */
function makeRoom(userId: number): void {
  for (const key of keysOf(PREFIX)) {
    if (textOf(localStorage.getItem(key)) === '') localStorage.removeItem(key);
  }
  const own = keysOf(keyOf(userId, ''))
    .map((key) => ({ key, at: parse(localStorage.getItem(key))?.at ?? 0 }))
    .sort((one, other) => one.at - other.at);
  for (const { key } of own.slice(0, Math.max(0, own.length - AT_MOST_EACH + 1))) {
    localStorage.removeItem(key);
  }
}
