import { useEffect, useState } from 'react';
import { useOnSight } from './use-on-sight.ts';
import { whenFirstTouched } from './when-first-touched.ts';

const AHEAD_PX = 400;

/**
 * Whether the place has ever been near the window; `place` is the ref for it. Until the person does something, only what can be
 * seen is near: the first load is spared what comes below.
 */
export function useNear() {
  const [isNear, setNear] = useState(false);
  const [aheadPx, setAheadPx] = useState(0);
  const isAwaited = !isNear && aheadPx === 0;
  useEffect(() => (isAwaited ? whenFirstTouched(() => setAheadPx(AHEAD_PX)) : undefined), [isAwaited]);
  const place = useOnSight<HTMLDivElement>(() => setNear(true), isNear ? null : true, aheadPx);
  return { place, isNear };
}
