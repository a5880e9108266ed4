import { useLayoutEffect, type RefObject } from 'react';
import { placeFloating, type FloatingPlacement } from './floating-place.ts';

type ElementRef = RefObject<HTMLElement | null>;

/*
 * A floating box stays where it is in the document, so it belongs to the dialog and the landmark around it, and is
 * lifted over everything by the browser's top layer. Browsers without the popover attribute show it in place.
 */
export const FLOATING = { popover: 'manual' } as const;
export const FLOATING_CLASS = 'fixed inset-auto z-60 m-0 animate-rise shadow-float';

function lift(box: HTMLElement): void {
  if ('showPopover' in box && !box.matches(':popover-open')) box.showPopover();
}

function moveBeside(anchor: HTMLElement, box: HTMLElement, placement: FloatingPlacement): void {
  const viewport = {
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  };
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const { left, top } = placeFloating(anchor.getBoundingClientRect(), size, viewport, placement);
  box.style.left = `${Math.round(left)}px`;
  box.style.top = `${Math.round(top)}px`;
}

/** Keeps a mounted floating box beside its anchor. */
export function useFloatingPlace(anchor: ElementRef, box: ElementRef, placement: FloatingPlacement) {
  const { side, align, gap } = placement;
  useLayoutEffect(() => {
    const anchorElement = anchor.current;
    const boxElement = box.current;
    if (!anchorElement || !boxElement) return undefined;
    const move = () => moveBeside(anchorElement, boxElement, { side, align, gap });
    lift(boxElement);
    move();
    const resized = new ResizeObserver(move);
    resized.observe(boxElement);
    window.addEventListener('resize', move);
    window.addEventListener('scroll', move, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      window.removeEventListener('resize', move);
      window.removeEventListener('scroll', move, { capture: true });
    };
  }, [anchor, box, side, align, gap]);
}
