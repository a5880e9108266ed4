import { useEffect, useEffectEvent, useState } from 'react';

/** How far ahead of the visible part the next page of a list is asked for. */
const AHEAD_PX = 100;

/**
 * Calls back when the marked element comes near the visible part of what scrolls it: the nearest `[data-scroller]`, or
 * else the window. `loaded` is anything that changes with each load, and null while there is nothing to ask for.
 * Returns the ref for the marker.
 */
export function useOnSight<Marker extends Element>(onSight: () => void, loaded: unknown, aheadPx = AHEAD_PX) {
  // A state and no ref: the marker comes and goes, and each one has to be watched.
  const [marker, setMarker] = useState<Marker | null>(null);
  const handleSight = useEffectEvent(onSight);
  useEffect(() => {
    if (marker === null || loaded === null) return undefined;
    // Made anew after every load: a marker that never left the view would not be reported again.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleSight();
      },
      { root: marker.closest('[data-scroller]'), rootMargin: `${aheadPx}px` },
    );
    observer.observe(marker);
    return () => observer.disconnect();
  }, [marker, loaded, aheadPx]);
  return setMarker;
}
