import { useRef, type TouchEvent } from 'react';

const LEAST_PX = 40;

/** A finger drawn sideways; one that scrolls the page means something else. */
export function useSwipe(onPrevious: () => void, onNext: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const across = touch.clientX - start.current.x;
      const along = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < LEAST_PX || Math.abs(across) < Math.abs(along)) return;
      if (across > 0) onPrevious();
      else onNext();
    },
  };
}
