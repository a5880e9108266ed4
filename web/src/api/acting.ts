/** Whom this tab acts for, as calls say it. Of the tab alone: another one, and the next visit, begin as oneself. */
const KEY = 'act-for';

export function readActing(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Where the browser keeps nothing, and where there is none.
    return null;
  }
}

/** Takes effect with the next call; whoever changes it loads the page anew, for all of it was somebody else's. */
export function setActing(principalId: number | null): void {
  if (principalId === null) {
    if (readActing() !== null) sessionStorage.removeItem(KEY);
  } else sessionStorage.setItem(KEY, String(principalId));
}
