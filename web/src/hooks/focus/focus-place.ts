/** One step of the way from a control up to the page: who stood around it, when it had the focus. */
type Level = { node: Element; parent: Element; children: readonly Element[] };

/** Where the focus is, so that it can be given to a neighbour when the control is gone. */
export type FocusPlace = {
  element: HTMLElement;
  /** From the inside out. */
  levels: readonly Level[];
  /** On which page; the next one has places of its own. */
  pathname: string;
  /** What was opened to hold it: a dialog, a menu, a box to answer in. */
  part: Element | null;
  /** Where the focus was before that. */
  opener: FocusPlace | null;
};

export function levelsOf(element: Element): Level[] {
  const levels: Level[] = [];
  let node = element;
  for (let parent = node.parentElement; parent !== null; parent = node.parentElement) {
    levels.push({ node, parent, children: [...parent.children] });
    node = parent;
  }
  return levels;
}

/** The part around an element that wasn't there when the focus was at a place; null when it was. */
export function newSince({ levels }: FocusPlace, element: Element): Element | null {
  const around = levels.find(({ parent }) => parent.isConnected && parent.contains(element));
  const child = around && [...around.parent.children].find((each) => each.contains(element));
  return child === undefined || around?.children.includes(child) ? null : child;
}

const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex],[contenteditable="true"]';
const FIELDS =
  'textarea,[contenteditable="true"],input:not([type="checkbox"],[type="radio"],[type="range"],[type="file"],[type="button"],[type="submit"])';
const CONTAINERS =
  'main,section,aside,nav,form,dialog,[role="region"],[role="dialog"],[role="alertdialog"],[data-float]';

export function isFocusable(element: HTMLElement): boolean {
  const isSeen = !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
  return (
    element.isConnected && isSeen && !element.matches(':disabled') && element.closest('[inert]') === null
  );
}

/** A field that nobody asked for would raise the keyboard of a phone. */
const mayType = () => matchMedia('(hover: hover)').matches;

const isReached = (element: HTMLElement): boolean =>
  !(Number(element.getAttribute('tabindex')) < 0) &&
  element.closest('[aria-hidden="true"]') === null &&
  isFocusable(element) &&
  (!element.matches(FIELDS) || mayType());

const controlsOf = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(CONTROLS)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(CONTROLS),
  );

/** What somebody would go on with: the menu of the next one after that of the last, else what comes first. */
function mainControl(element: Element, lost: HTMLElement): HTMLElement | undefined {
  const controls = controlsOf(element);
  const menu = lost.getAttribute('aria-haspopup') === 'menu' && controls.find(isMenuButton);
  return menu || controls.find(isReached);
}
const isMenuButton = (each: HTMLElement) => each.getAttribute('aria-haspopup') === 'menu' && isReached(each);

function firstIn(
  elements: readonly Element[],
  find: (element: Element) => HTMLElement | undefined,
): HTMLElement | undefined {
  for (const element of elements) {
    const found = find(element);
    if (found) return found;
  }
  return undefined;
}

/** What took its place, else the next of its kind, the one before, and whatever else stands beside it. */
function besideOf({ node, parent, children }: Level, lost: HTMLElement): HTMLElement | undefined {
  const at = children.indexOf(node);
  const isStill = (each: Element) => each.parentElement === parent;
  const after = children.slice(at + 1).filter(isStill);
  const before = children.slice(0, at).filter(isStill).toReversed();
  const known = new Set(children);
  const now = [...parent.children];
  const [previous, next] = [before[0], after[0]];
  const gap = now.slice(previous ? now.indexOf(previous) + 1 : 0, next ? now.indexOf(next) : now.length);
  const fresh = gap.filter((each) => !known.has(each));
  const isAlike = (each: Element) => each.tagName === node.tagName;
  const main = (each: Element) => mainControl(each, lost);
  return (
    firstIn(fresh, main) ??
    firstIn(after.filter(isAlike), main) ??
    firstIn(before.filter(isAlike), main) ??
    firstIn(after, main) ??
    firstIn(before, (each) => controlsOf(each).findLast(isReached))
  );
}

/** Who stands where the control of a place has been; the list or panel around it where nobody does. Not what is beside the page. */
export function neighbourOf({ element, levels }: FocusPlace): HTMLElement | null {
  const from = levels.findIndex(({ parent }) => parent.isConnected);
  if (from === -1) return null;
  for (const level of levels.slice(from)) {
    const { parent } = level;
    if (parent.querySelector('main') !== null) return null;
    const found = besideOf(level, element);
    if (found) return found;
    if (parent instanceof HTMLElement && parent.matches(CONTAINERS) && isFocusable(parent)) return parent;
  }
  return null;
}
