import { useSyncExternalStore } from 'react';

const KEY = 'zaojie:sensitive';
const listeners = new Set<() => void>();

function isAlwaysShown(): boolean {
  try {
    return localStorage.getItem(KEY) === 'shown';
  } catch {
    // Storage can be denied; then everything stays covered.
    return false;
  }
}

/** Whether covered pictures are shown at once, in this browser. */
export function showSensitiveAlways(isShown: boolean): void {
  try {
    if (isShown) localStorage.setItem(KEY, 'shown');
    else localStorage.removeItem(KEY);
  } catch {
    // Not kept: covers come back with the next visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useSensitiveShown(): boolean {
  return useSyncExternalStore(subscribe, isAlwaysShown, () => false);
}
