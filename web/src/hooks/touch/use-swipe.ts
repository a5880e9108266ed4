import { useRef, type TouchEvent } from 'react';

const LEAST_PX = 40;
/** So far a finger may go before it has to have said whether it scrolls or swipes. */
const UNDECIDED_PX = 10;
/** At the edges of the screen phones take a swipe for "back". */
const EDGE_PX = 20;

const OWN_MEANING = 'input, textarea, select, video, audio, canvas, [contenteditable], [role="slider"]';

function scrollsSideways(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
}

/** Whether a swipe that begins at the target is meant for this area, and not for something within that moves itself. */
function isMeant(target: EventTarget, area: Element): boolean {
  if (!(target instanceof Element) || target.closest('[data-swipe]') !== area) return false;
  if (target.closest(OWN_MEANING)) return false;
  for (let element: Element | null = target; element && element !== area; element = element.parentElement) {
    if (scrollsSideways(element)) return false;
  }
  return true;
}

type Stroke = { x: number; y: number; isSideways: boolean };

/** A finger drawn sideways; one that scrolls the page means something else. Spread on the area it is drawn over. */
export function useSwipe(onPrevious: () => void, onNext: () => void) {
  const stroke = useRef<Stroke | null>(null);
  return {
    'data-swipe': '',
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent) => {
      const touch = touches[0];
      stroke.current = null;
      if (!touch || touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1) return;
      const { clientX: x, clientY: y } = touch;
      if (x < EDGE_PX || x > window.innerWidth - EDGE_PX || !isMeant(target, currentTarget)) return;
      stroke.current = { x, y, isSideways: false };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      if (!stroke.current || stroke.current.isSideways || !touch) return;
      const across = Math.abs(touch.clientX - stroke.current.x);
      const along = Math.abs(touch.clientY - stroke.current.y);
      if (Math.max(across, along) < UNDECIDED_PX) return;
      if (across > along) stroke.current.isSideways = true;
      else stroke.current = null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const begun = stroke.current;
      stroke.current = null;
      if (!begun?.isSideways || !touch) return;
      const across = touch.clientX - begun.x;
      if (Math.abs(across) < LEAST_PX) return;
      if (across > 0) onPrevious();
      else onNext();
    },
    onTouchCancel: () => {
      stroke.current = null;
    },
  };
}
