import { useLayoutEffect, useRef } from 'react';

const BAR_PX = 60;
const GAP_PX = 24;

/**
 * For a sticky column that may be higher than the window: sticks by its foot then, so that all of it can be read, and
 * by its head when it fits.
 */
export function useStickyFoot<Column extends HTMLElement>() {
  const column = useRef<Column>(null);
  useLayoutEffect(() => {
    const element = column.current;
    if (!element) return;
    const place = () => {
      const top = Math.min(BAR_PX + GAP_PX, window.innerHeight - element.offsetHeight - GAP_PX);
      element.style.top = `${top}px`;
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(element);
    window.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      window.removeEventListener('resize', place);
    };
  }, []);
  return column;
}
