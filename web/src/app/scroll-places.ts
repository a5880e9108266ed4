/** A list that was scrolled far is short again after a reload: the remembered place would be somewhere in between. */
function forgetOnReload(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'reload') return;
  try {
    sessionStorage.removeItem('react-router-scroll-positions');
  } catch {
    // A browser that denies storage remembers no places.
  }
}

/**
 * The router calls the first entry of every document the same. By a name of its own an address typed into the tab begins at
 * its top instead of where another was left, and Back finds the place again.
 */
function nameFirstEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key !== undefined) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Before there is a router: how far each page was scrolled is remembered by the entry in the browser's history. */
export function preparePlaces(): void {
  forgetOnReload();
  nameFirstEntry();
}
