import { useEffect, useEffectEvent, useRef } from 'react';

const AHEAD_PX = 100;

/** Calls when the marker comes within 100 px of the window. `round` changes when there is something new to wait for. */
export function useLoadOnSight<Marker extends Element>(load: (round: number) => void, round: number) {
  const marker = useRef<Marker>(null);
  const handleSight = useEffectEvent(load);
  useEffect(() => {
    const element = marker.current;
    if (!element) return;
    // Made anew every round: a marker that never left the window would not be reported again.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleSight(round);
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [round]);
  return marker;
}
