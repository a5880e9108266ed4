import { useSyncExternalStore } from 'react';
import { useSession } from '../../api/session.ts';

const listeners = new Set<() => void>();

function keyOf(userId: number, chat: string): string {
  return `zaojie:chat-draft:${userId}:${chat}`;
}

/** What was written to somebody and not sent, kept on this device. */
export function readDraft(userId: number, chat: string): string {
  try {
    return localStorage.getItem(keyOf(userId, chat)) ?? '';
  } catch {
    return '';
  }
}

export function saveDraft(userId: number, chat: string, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(userId, chat));
    else localStorage.setItem(keyOf(userId, chat), text);
  } catch {
    // Storage is full or forbidden: the text still stands in the box.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

export function useDraft(chat: string): string {
  const userId = useSession()?.user.id ?? 0;
  return useSyncExternalStore(subscribe, () => readDraft(userId, chat));
}
