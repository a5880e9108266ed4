const RELOADED_KEY = 'zaojie:reloaded-at';
const ONCE_PER_MS = 60_000;

/** After a new release the old page asks for chunks that are gone; every browser words that differently. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  );
}

/** True once: a reload that didn't help must not be repeated in a circle. */
export function mayReload(getStorage: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const storage = getStorage();
    if (now - Number(storage.getItem(RELOADED_KEY) ?? 0) < ONCE_PER_MS) return false;
    storage.setItem(RELOADED_KEY, String(now));
    return true;
  } catch {
    // Where nothing can be remembered, the visitor presses the button.
    return false;
  }
}
