import { isFocusable, levelsOf, neighbourOf, newSince, type FocusPlace } from './focus-place.ts';

/*
 * A control that vanishes while it has the focus leaves the keyboard at the top of the page: the browser gives the focus to
 * <body>. Whatever took the control away (a comment was deleted, an answer sent, a dialog closed whose opener is gone), the
 * focus goes on from there: to what stands in its place, to its neighbour, or back to what opened the part that is gone.
 */

/** Opened by whoever had the focus, also where they walk into it. */
const FLOATS = '[data-float],[data-toasts] > *';
/** Enough for a question above a dialog above a menu; more would only keep old pages in memory. */
const OPENERS_MOST = 6;

let current: FocusPlace | null = null;
let isLost = false;
/** The pointer or Tab moves the focus, not the program. */
let isByHand = false;

function isNowhere(): boolean {
  const { activeElement, body, documentElement } = document;
  return activeElement === null || activeElement === body || activeElement === documentElement;
}

function shortened(place: FocusPlace, most: number): FocusPlace {
  if (place.opener === null) return place;
  return { ...place, opener: most === 0 ? null : shortened(place.opener, most - 1) };
}

function openedPart(before: FocusPlace, element: HTMLElement): Element | null {
  const float = element.closest(FLOATS);
  if (float !== null && !float.contains(before.element)) return float;
  return isByHand ? null : newSince(before, element);
}

function placeOf(element: HTMLElement, before: FocusPlace | null): FocusPlace {
  const place = { element, levels: levelsOf(element), pathname: location.pathname };
  // The page itself: whoever is taken there begins anew.
  if (before === null || element.matches('main')) return { ...place, part: null, opener: null };
  let around: FocusPlace | null = before;
  while (around?.part && !around.part.contains(element)) around = around.opener;
  const part = openedPart(before, element);
  if (part !== null && part !== around?.part)
    return { ...place, part, opener: shortened(before, OPENERS_MOST) };
  return { ...place, part: around?.part ?? null, opener: around?.opener ?? null };
}

function targetOf(place: FocusPlace | null): HTMLElement | null {
  if (place === null || place.pathname !== location.pathname) return null;
  if (isFocusable(place.element)) return place.element;
  const { part, opener } = place;
  if (part !== null && !part.isConnected) return targetOf(opener);
  const neighbour = neighbourOf(place);
  if (neighbour !== null && (part === null || part.contains(neighbour))) return neighbour;
  return targetOf(opener) ?? neighbour;
}

/** A list or a panel takes the focus only as long as nothing in it is reached. */
function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  // Whoever looks for the ring must find it; under the pointer, and for all of a list, the page stands still.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

function restore(): void {
  isLost = false;
  if (!isNowhere()) return;
  if (current?.pathname !== location.pathname) return;
  const target = targetOf(current) ?? document.querySelector('main');
  if (target !== null) focusOn(target);
}

function handleFocusIn({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && target !== document.body) current = placeOf(target, current);
}

function handleFocusOut({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget !== null) return;
  setTimeout(() => {
    if (!(target instanceof HTMLElement) || current?.element !== target || isLost || !isNowhere()) return;
    // It is still there and lost the focus by somebody's will; what is switched off for a while is waited for.
    if (isFocusable(target)) current = null;
    else if (!target.matches(':disabled')) restore();
  });
}

function handleChange(records: readonly MutationRecord[]): void {
  if (current === null || isLost || !isNowhere()) return;
  const { element } = current;
  // Switched on again, or put to another place: both take the focus from what is still there.
  const isBack = () =>
    !element.matches(':disabled') &&
    records.some(
      ({ type, removedNodes }) =>
        type === 'attributes' || [...removedNodes].some((node) => node.contains(element)),
    );
  if (element.isConnected && !isBack()) return;
  isLost = true;
  // Those who know better where it belongs go first.
  setTimeout(restore);
}

/** Keeps the focus near what had it; returns the way back. */
export function keepFocus(): () => void {
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  const moveByHand = (event: Event) => {
    isByHand = !(event instanceof KeyboardEvent) || event.key === 'Tab';
    if (isByHand && isNowhere()) current = null;
  };
  const moveByProgram = () => {
    isByHand = false;
  };
  document.addEventListener('focusin', handleFocusIn, options);
  document.addEventListener('focusout', handleFocusOut, options);
  for (const sign of ['pointerdown', 'keydown']) document.addEventListener(sign, moveByHand, options);
  for (const sign of ['click', 'keyup']) document.addEventListener(sign, moveByProgram, options);
  const observer = new MutationObserver(handleChange);
  const attributeFilter = ['disabled'];
  observer.observe(document, { subtree: true, childList: true, attributeFilter });
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !isNowhere()) current = placeOf(activeElement, null);
  return () => {
    listeners.abort();
    observer.disconnect();
    current = null;
  };
}

/**
 * Where a dialog that closes gives the focus back to: what opened it, or what stands there now. True leaves it to the
 * dialog, false to whoever took the focus meanwhile.
 */
export function returnFrom(dialog: Element | null): HTMLElement | boolean {
  if (dialog === null) return true;
  let place = current;
  while (place !== null && !place.part?.contains(dialog)) place = place.opener;
  if (place !== null) return targetOf(place.opener) ?? true;
  return isNowhere() || dialog.contains(document.activeElement);
}
