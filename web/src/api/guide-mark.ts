const KEY = 'zaojie:guide';

let putOffOn: string | null = null;
const listeners = new Set<() => void>();

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // Without storage nobody is shown around by themselves; it can be asked for.
  }
  for (const listener of listeners) listener();
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Somebody has signed in here: once, this browser asks whether they are new. */
export const markForGuide = (userId: number): void => write(`${userId}`);

/** They want to see it, new or not. */
export const wishForGuide = (userId: number): void => write(`${userId}!`);

export const forgetGuide = (): void => write(null);

/** What somebody wanted before they signed in comes first, and has the page to itself. */
export function putOffGuide(pathname: string): void {
  putOffOn = pathname;
}

export type GuideMark = 'ask' | 'wished' | null;

export function guideMarkOf(userId: number | null, pathname: string): GuideMark {
  const mark = userId === null ? null : read();
  if (mark === `${userId}!`) return 'wished';
  return mark === `${userId}` && putOffOn !== pathname ? 'ask' : null;
}

export function subscribeToGuide(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
