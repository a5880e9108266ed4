import { useEffect, useState } from 'react';
import { toMillis } from '../../text/dates.ts';

/** True until a moment has come; turns by itself. */
export function useBefore(moment: string | null): boolean {
  const until = moment === null ? 0 : toMillis(moment);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = until - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left + 50);
    return () => clearTimeout(timer);
  }, [until]);
  return until > now;
}
