import type { PointerEvent } from 'react';

/** The rest of the code comes with the first finger; one that has left by then meant something else. */
async function begin({ currentTarget: thing, target, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
  const ended = new AbortController();
  for (const end of ['pointerup', 'pointercancel', 'pointerdown'])
    addEventListener(end, () => ended.abort(), { capture: true, signal: ended.signal });
  const { holdOn } = await import('./hold-on.ts');
  holdOn({ thing, target, x, y, ended: ended.signal });
}

/**
 * A finger that rests on a thing opens the menu behind its "…". Spread on the thing: its words are then not selected by
 * fingers and its links show no callout (base.css). In a thing within a thing the inner one is meant.
 */
export const longPress = {
  'data-long-press': '',
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    // Without a network its code may not come; the button is there.
    if (event.pointerType === 'touch' && event.isPrimary) begin(event).catch(() => undefined);
  },
};
