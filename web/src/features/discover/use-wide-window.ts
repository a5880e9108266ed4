import { useSyncExternalStore } from 'react';

/* Narrower, the column would leave the works no room beside the sidebar. */
const wide = '(min-width: 1181px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a column beside the feed. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}
