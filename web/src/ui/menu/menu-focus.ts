const FORGET_TYPED_MS = 600;

export interface TypedText {
  text: string;
  at: number;
}

function itemStartingWith(
  items: HTMLElement[],
  index: number,
  key: string,
  typed: TypedText,
): HTMLElement | null {
  const now = Date.now();
  typed.text = now - typed.at > FORGET_TYPED_MS ? key : typed.text + key;
  typed.at = now;
  const wanted = typed.text.toLocaleLowerCase();
  // A longer word may still fit the item that has the focus.
  const from = typed.text.length > 1 ? index : index + 1;
  const ordered = [...items.slice(Math.max(0, from)), ...items.slice(0, Math.max(0, from))];
  return ordered.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(wanted)) ?? null;
}

/** The menu item that gets the focus after a key, or null when the key means nothing to a menu. */
export function focusedAfterKey(menu: HTMLElement, key: string, typed: TypedText): HTMLElement | null {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')];
  const index = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(index + 1) % items.length] ?? null;
  if (key === 'ArrowUp') return items.at(index <= 0 ? -1 : index - 1) ?? null;
  if (key === 'Home') return items[0] ?? null;
  if (key === 'End') return items.at(-1) ?? null;
  if (key.length === 1 && key !== ' ') return itemStartingWith(items, index, key, typed);
  return null;
}
