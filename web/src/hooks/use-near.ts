import { useState } from 'react';
import { useOnSight } from './use-on-sight.ts';

const AHEAD_PX = 400;

/** Whether the place has ever been near the window; `place` is the ref for it. */
export function useNear() {
  const [isNear, setNear] = useState(false);
  const place = useOnSight<HTMLDivElement>(() => setNear(true), isNear ? null : true, AHEAD_PX);
  return { place, isNear };
}
