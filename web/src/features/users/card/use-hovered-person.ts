import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { whenLeft } from '../../../hooks/when-left.ts';
import { isOver, personLinkOf, type PersonLink } from './person-link.ts';

const OPEN_AFTER_MS = 400;
/** Long enough for the way from the name to the card. */
const CLOSE_AFTER_MS = 250;

type Timer = ReturnType<typeof setTimeout>;
type ElementRef = RefObject<HTMLElement | null>;

const inCard = (card: ElementRef, target: EventTarget | null) =>
  target instanceof Node && (card.current?.contains(target) ?? false);

function focusables(card: ElementRef): HTMLElement[] {
  return [...(card.current?.querySelectorAll<HTMLElement>('a[href]:not([tabindex="-1"]), button') ?? [])];
}

/**
 * Whose name the pointer rests on, or the keyboard stands on. The card counts as a part of the name: Tab leads into it
 * and out of it to what follows the name.
 */
export function useHoveredPerson(
  card: ElementRef,
  first: PersonLink,
  isSkipped: (userId: number) => boolean,
) {
  const [shown, setShown] = useState<PersonLink | null>(null);
  const awaited = useRef<HTMLAnchorElement | null>(null);
  const opening = useRef<Timer | undefined>(undefined);
  const closing = useRef<Timer | undefined>(undefined);
  const place = useRef({ x: -1, y: -1 });

  function stay() {
    clearTimeout(closing.current);
    closing.current = undefined;
  }
  function close() {
    clearTimeout(opening.current);
    stay();
    awaited.current = null;
    setShown(null);
  }
  function wait(person: PersonLink) {
    if (awaited.current === person.link || isSkipped(person.userId)) return;
    clearTimeout(opening.current);
    awaited.current = person.link;
    opening.current = setTimeout(() => {
      stay();
      if (person.link.isConnected) setShown(person);
    }, OPEN_AFTER_MS);
  }
  function leave() {
    clearTimeout(opening.current);
    awaited.current = null;
    if (shown !== null) closing.current ??= setTimeout(close, CLOSE_AFTER_MS);
  }

  const handleMove = useEffectEvent((event: PointerEvent) => {
    const { clientX: x, clientY: y, target, pointerType } = event;
    // What moves under a resting pointer isn't pointed at.
    if (pointerType === 'touch' || (x === place.current.x && y === place.current.y)) return;
    place.current = { x, y };
    if (inCard(card, target)) return stay();
    const person = personLinkOf(target);
    if (person === null || !isOver(person.link, event)) return leave();
    if (person.link === shown?.link) return stay();
    wait(person);
  });
  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (inCard(card, target)) return stay();
    const person = personLinkOf(target);
    if (person?.link.matches(':focus-visible')) wait(person);
    else if (shown !== null && target !== shown.link) close();
  });
  const handlePress = useEffectEvent(({ target }: Event) => {
    if (!inCard(card, target)) close();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (shown === null) return;
    if (event.key === 'Escape') {
      // A dialog underneath stays open.
      event.stopPropagation();
      if (inCard(card, document.activeElement)) shown.link.focus({ preventScroll: true });
      close();
    } else if (event.key === 'Tab') passOn(event, shown.link, focusables(card));
  });
  const leaveWindow = useEffectEvent((event: Event) => {
    if (event.target === document.documentElement) leave();
  });
  const begin = useEffectEvent(() => wait(first));
  const moveOn = useEffectEvent(close);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, passive: true, signal: listeners.signal };
    document.addEventListener('pointermove', handleMove, options);
    document.documentElement.addEventListener('pointerleave', leaveWindow, options);
    document.addEventListener('pointerdown', handlePress, options);
    document.addEventListener('scroll', handlePress, options);
    document.addEventListener('focusin', handleFocus, options);
    document.addEventListener('keydown', handleKey, { capture: true, signal: listeners.signal });
    const stopWatching = whenLeft(moveOn);
    begin();
    return () => {
      stopWatching();
      listeners.abort();
      clearTimeout(opening.current);
      clearTimeout(closing.current);
    };
  }, []);

  return { shown, close };
}

/** From the name into the card, and from its end to what comes after the name. */
function passOn(event: KeyboardEvent, link: HTMLElement, inside: readonly HTMLElement[]): void {
  const here = document.activeElement;
  const [first, last] = [inside[0], inside.at(-1)];
  if (here === link && !event.shiftKey && first) {
    event.preventDefault();
    first.focus({ preventScroll: true });
  } else if (here === first && event.shiftKey) {
    event.preventDefault();
    link.focus({ preventScroll: true });
  } else if (here === last && !event.shiftKey) {
    // The browser goes on from there.
    link.focus({ preventScroll: true });
  }
}
