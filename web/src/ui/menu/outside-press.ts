import { useLayoutEffect, type RefObject } from 'react';

type ElementRef = RefObject<HTMLElement | null>;

/** Tells when the pointer goes down outside all of the given elements. */
export function useOutsidePress(inside: readonly ElementRef[], onPress: () => void) {
  useLayoutEffect(() => {
    function handle(event: PointerEvent) {
      const target = event.target as Node;
      if (!inside.some((ref) => ref.current?.contains(target))) onPress();
    }
    document.addEventListener('pointerdown', handle, true);
    return () => document.removeEventListener('pointerdown', handle, true);
  });
}

/** Tells of Esc from inside the box, before a dialog underneath hears the key. */
export function useEscape(box: ElementRef, onEscape: () => void) {
  useLayoutEffect(() => {
    const element = box.current;
    function handle(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    }
    element?.addEventListener('keydown', handle);
    return () => element?.removeEventListener('keydown', handle);
  });
}
