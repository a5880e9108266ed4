import { useEffect, useState, type ReactNode } from 'react';
import { personLinkOf } from '../../features/users/card/person-link.ts';

/** Waits until somebody is pointed at by something that can hover, or by the keyboard. */
export function PersonCardsLater() {
  const [cards, setCards] = useState<ReactNode>(null);
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return undefined;
    const listeners = new AbortController();
    const load = ({ target }: Event) => {
      const first = personLinkOf(target);
      if (first === null) return;
      listeners.abort();
      import('../../features/users/card/person-cards.tsx').then(
        ({ PersonCards }) => setCards(<PersonCards first={first} />),
        () => undefined,
      );
    };
    const options = { passive: true, signal: listeners.signal };
    // The pointer may have come over the name before there was anybody to notice.
    document.addEventListener('pointermove', load, options);
    document.addEventListener('focusin', load, options);
    return () => listeners.abort();
  }, []);
  return cards;
}
