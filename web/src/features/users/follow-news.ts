import { useSyncExternalStore } from 'react';
import { LOGIN_EVENT, LOGOUT_EVENT } from '../../api/session.ts';

const news = new Map<number, boolean>();
const listeners = new Set<() => void>();

/** Tells every button of this person, on this page and on those opened later, how things stand. */
export function tellFollow(userId: number, isFollowed: boolean): void {
  news.set(userId, isFollowed);
  for (const listener of listeners) listener();
}

function forget(): void {
  news.clear();
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  globalThis.addEventListener(LOGIN_EVENT, forget);
  globalThis.addEventListener(LOGOUT_EVENT, forget);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** One person stands in several lists, each fetched at its own time; what was done here since is newer than all. */
export function useFollowNews(userId: number, isFollowed: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => news.get(userId) ?? isFollowed,
    () => isFollowed,
  );
}

/** Followers since the answer came: what was done here since moves the count by one. */
export function followersNow(
  { followers_count, is_followed }: { followers_count: number; is_followed: boolean },
  isFollowedNow: boolean,
): number {
  return Math.max(0, followers_count + Number(isFollowedNow) - Number(is_followed));
}
