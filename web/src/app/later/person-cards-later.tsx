import { useEffect, useState, type ReactNode } from 'react';
import { isOver, PERSON_LINK, personLinkOf } from '../../features/users/card/person-link.ts';

/** Waits until somebody is pointed at by something that can hover, or by the keyboard. */
export function PersonCardsLater() {
  const [cards, setCards] = useState<ReactNode>(null);
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return undefined;
    const listeners = new AbortController();
    const load = (target: EventTarget | null) => {
      const first = personLinkOf(target);
      if (first === null || listeners.signal.aborted) return;
      listeners.abort();
      import('../../features/users/card/person-cards.tsx').then(
        ({ PersonCards }) => setCards(<PersonCards first={first} />),
        () => undefined,
      );
    };
    const options = { passive: true, signal: listeners.signal };
    const handleMove = (event: PointerEvent) => {
      const link = personLinkOf(event.target)?.link;
      if (link && isOver(link, event)) load(link);
    };
    document.addEventListener('pointermove', handleMove, options);
    document.addEventListener('focusin', ({ target }) => load(target), options);
    // The pointer may have come to rest on a name before there was anybody to notice; on a stretched link nobody can tell.
    const under = document.querySelector(`${PERSON_LINK}:hover`);
    if (under && getComputedStyle(under, '::after').content === 'none') load(under);
    return () => listeners.abort();
  }, []);
  return cards;
}
