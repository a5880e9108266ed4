import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';

const HOLD_MS = 500;
const STRAY_PX = 10;
const BUZZ_MS = 10;

/* A finger that rests on one of these means the thing itself. */
const OWN_MEANING =
  'input, textarea, select, video, audio, [contenteditable], [role="slider"], [role="menu"], [role="dialog"]';

/** Browsers let a page shake the phone once somebody has touched it, and complain before. */
function buzz(): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ_MS);
}

/** Opens the menu behind the "…" of a thing. */
export function openMenuOf(thing: HTMLElement): void {
  thing.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
}

type Rest = { timer: number; x: number; y: number };

/**
 * A finger that rests on a thing. Spread on the thing: its words are then not selected by fingers, its links show no
 * callout (base.css), and lifting the finger presses nothing. In a thing within a thing the inner one is meant.
 */
export function useLongPress(act: (thing: HTMLElement) => void = openMenuOf) {
  const rest = useRef<Rest | null>(null);
  const hasActed = useRef(false);

  function stop() {
    if (rest.current) window.clearTimeout(rest.current.timer);
    rest.current = null;
  }
  useEffect(() => () => window.clearTimeout(rest.current?.timer), []);

  function hold(thing: HTMLElement) {
    stop();
    hasActed.current = true;
    buzz();
    act(thing);
  }

  return {
    'data-long-press': '',
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      stop();
      hasActed.current = false;
      const { currentTarget: thing, target } = event;
      if (event.pointerType !== 'touch' || !event.isPrimary || !(target instanceof Element)) return;
      if (target.closest('[data-long-press]') !== thing || target.closest(OWN_MEANING)) return;
      const timer = window.setTimeout(() => hold(thing), HOLD_MS);
      rest.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (rest.current && Math.hypot(clientX - rest.current.x, clientY - rest.current.y) > STRAY_PX) stop();
    },
    onPointerUp: stop,
    // The browser has made a scroll of it.
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (!rest.current && !hasActed.current) return;
      event.preventDefault();
      // The phone's own idea of how long is long.
      if (rest.current) hold(event.currentTarget);
    },
    onTouchEnd: (event: TouchEvent) => {
      if (hasActed.current && event.cancelable) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      // Presses by code, such as the one that opens the menu, count no fingers.
      if (!hasActed.current || event.detail === 0) return;
      hasActed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
