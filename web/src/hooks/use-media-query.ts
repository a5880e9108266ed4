import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as the query says. False where the server draws. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** True up to and including 768 px, where the sidebar becomes a drawer. */
export const usePhone = () => useMediaQuery('(max-width: 768px)');

/** A phone or a tablet: held in the hand, and worked with fingers. */
export const useHandheld = () => useMediaQuery('(hover: none) and (pointer: coarse)');

/** Whether there is room for a column beside the feed. Narrower, it would leave the works no room beside the sidebar. */
export const useWideWindow = () => useMediaQuery('(min-width: 1181px)');

export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');
