import { useEffect, useEffectEvent, useState } from 'react';

const AHEAD_PX = 100;

/** Calls when the marker comes within 100 px of the window. `loaded` is what there is so far; null while more comes. */
export function useLoadOnSight<Marker extends Element>(load: () => void, loaded: object | null) {
  // A state and no ref: the marker comes and goes, and each one has to be watched.
  const [marker, setMarker] = useState<Marker | null>(null);
  const handleSight = useEffectEvent(load);
  useEffect(() => {
    if (marker === null || loaded === null) return;
    // Made anew after every load: a marker that never left the window would not be reported again.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleSight();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(marker);
    return () => observer.disconnect();
  }, [marker, loaded]);
  return setMarker;
}
