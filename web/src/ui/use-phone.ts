import { useSyncExternalStore } from 'react';

const phone = '(max-width: 768px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True up to and including 768 px, where the sidebar becomes a drawer. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
}
