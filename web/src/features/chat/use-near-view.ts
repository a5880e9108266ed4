import { useEffect, useRef, type RefObject } from 'react';

const AHEAD_PX = 240;

/** Calls back whenever the marked element comes near the visible part of what scrolls it. */
export function useNearView(onNear: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear();
      },
      { root: element.closest('[data-scroller]'), rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onNear]);
  return mark;
}
