import { limits } from '@zaojie/contract/limits';
import { useEffect, useState } from 'react';

/** The words as they were when the typing last paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), limits.search.debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
