import { limits } from '@zaojie/contract/limits';
import { useSyncExternalStore } from 'react';
import { readSession } from '../../api/session.ts';

const CHANGE_EVENT = 'zaojie:recent-searches';
const NONE: readonly string[] = [];
let known: { key: string; raw: string | null; searches: readonly string[] } = {
  key: '',
  raw: null,
  searches: NONE,
};

/** What one person looked for is not for the next one at the same device. */
function storageKey(): string {
  const userId = readSession()?.user.id;
  return userId === undefined ? 'recent-searches' : `recent-searches:${userId}`;
}

function parse(raw: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(raw ?? '[]');
    if (!Array.isArray(stored)) return NONE;
    return stored.filter((word) => typeof word === 'string').slice(0, limits.search.recentKept);
  } catch {
    return NONE;
  }
}

/** The newest first. The same list is the same object. */
export function readRecentSearches(): readonly string[] {
  try {
    const key = storageKey();
    const raw = localStorage.getItem(key);
    if (key !== known.key || raw !== known.raw) known = { key, raw, searches: parse(raw) };
    return known.searches;
  } catch {
    // Where the browser keeps nothing, there is nothing to show.
    return NONE;
  }
}

function store(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey());
    else localStorage.setItem(storageKey(), JSON.stringify(searches));
  } catch {
    // Full or forbidden: the search itself goes on.
  }
  globalThis.dispatchEvent(new Event(CHANGE_EVENT));
}

function without(keyword: string): string[] {
  const same = keyword.toLowerCase();
  return readRecentSearches().filter((word) => word.toLowerCase() !== same);
}

export function rememberSearch(keyword: string): void {
  const trimmed = keyword.trim();
  if (trimmed === '') return;
  store([trimmed, ...without(trimmed)].slice(0, limits.search.recentKept));
}

export function forgetSearch(keyword: string): void {
  store(without(keyword));
}

export function forgetAllSearches(): void {
  store(NONE);
}

function subscribe(listener: () => void): () => void {
  for (const name of ['storage', CHANGE_EVENT]) globalThis.addEventListener(name, listener);
  return () => {
    for (const name of ['storage', CHANGE_EVENT]) globalThis.removeEventListener(name, listener);
  };
}

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, readRecentSearches, () => NONE);
}
