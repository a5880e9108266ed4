/** Every way to somebody's page, by its address: whoever draws a name has nothing else to do. */
export const PERSON_LINK = 'a[href^="/user/"]';

const ADDRESS = /^\/user\/(\d+)$/;

export type PersonLink = { link: HTMLAnchorElement; userId: number };

/** The person whose name or face this is; null for anything else. */
export function personLinkOf(target: EventTarget | null): PersonLink | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PERSON_LINK) : null;
  const id = ADDRESS.exec(link?.getAttribute('href') ?? '')?.[1];
  // A list to choose from opens and closes by itself, and a button says what it does, not who somebody is.
  if (!link || id === undefined || link.closest('[role="listbox"], [data-button]')) return null;
  return { link, userId: Number(id) };
}

/** A link may be stretched over a whole card, which isn't the name yet. */
export function isOver(
  link: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): boolean {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
