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

/** Lifting the finger presses nothing, and the phone's own menu stays away, until the next touch. */
function ignoreRelease(): void {
  const over = new AbortController();
  const options = { capture: true, passive: false, signal: over.signal };
  const ignore = (event: Event) => {
    if (event.cancelable) event.preventDefault();
  };
  addEventListener('contextmenu', ignore, options);
  addEventListener('touchend', ignore, options);
  addEventListener(
    'click',
    (event) => {
      // Presses by code, such as the one that opens the menu, count no fingers.
      if (event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      over.abort();
    },
    options,
  );
  addEventListener('pointerdown', () => over.abort(), options);
}

export type Touch = {
  thing: HTMLElement;
  target: EventTarget;
  x: number;
  y: number;
  /** The finger was lifted, the browser made a scroll of it, or a second one came. */
  ended: AbortSignal;
};

/** Waits whether a finger rests on the thing, then opens the menu behind its "…". */
export function holdOn({ thing, target, x, y, ended }: Touch): void {
  if (ended.aborted || !(target instanceof Element)) return;
  if (target.closest('[data-long-press]') !== thing || target.closest(OWN_MEANING)) return;

  const rest = new AbortController();
  const timer = setTimeout(act, HOLD_MS);
  function stop() {
    clearTimeout(timer);
    rest.abort();
  }
  function act() {
    stop();
    if (!thing.isConnected) return;
    buzz();
    ignoreRelease();
    thing.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  }
  ended.addEventListener('abort', stop);
  const options = { capture: true, signal: rest.signal };
  addEventListener(
    'pointermove',
    (event) => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > STRAY_PX) stop();
    },
    options,
  );
  // The phone's own idea of how long is long.
  addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      act();
    },
    options,
  );
}
