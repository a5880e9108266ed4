import { useEffect, useRef, type RefObject } from 'react';

/** How far above the end the next page is asked for. */
const AHEAD_PX = 100;

/** Calls back whenever the marked element comes near the window's lower edge. */
export function useReached(onReached: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReached();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onReached]);
  return mark;
}
