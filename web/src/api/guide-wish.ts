import { GUIDE_KEY, guideIsPutOff } from './guide-mark.ts';

const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return localStorage.getItem(GUIDE_KEY);
  } catch {
    return null;
  }
}

function write(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    // Without storage nobody is signed in either.
  }
  for (const listener of listeners) listener();
}

/** They want to see it, new or not. */
export const wishForGuide = (userId: number): void =>
  write((storage) => storage.setItem(GUIDE_KEY, `${userId}!`));

export const forgetGuide = (): void => write((storage) => storage.removeItem(GUIDE_KEY));

export type GuideMark = 'ask' | 'wished' | null;

export function guideMarkOf(userId: number | null, pathname: string): GuideMark {
  const mark = userId === null ? null : read();
  if (mark === `${userId}!`) return 'wished';
  return mark === `${userId}` && guideIsPutOff.on !== pathname ? 'ask' : null;
}

export function subscribeToGuide(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
