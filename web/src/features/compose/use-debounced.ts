import { useEffect, useState } from 'react';

export const SEARCH_DELAY_MS = 300;

/** The value as it was when it last stood still. */
export function useDebounced<T>(value: T, delayMs: number = SEARCH_DELAY_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
