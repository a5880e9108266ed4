import { useSyncExternalStore } from 'react';

/** Those that were dismissed since the page was opened: they give way at once, and leave a line to take it back by. */
let dismissed: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

export function markDismissed(postId: number, isDismissed: boolean): void {
  const next = new Set(dismissed);
  if (isDismissed) next.add(postId);
  else next.delete(postId);
  dismissed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsDismissed(postId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => dismissed.has(postId),
    () => false,
  );
}
