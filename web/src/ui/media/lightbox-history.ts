interface Preview {
  isOpen: () => boolean;
  close: () => void;
}

type EntryState = { idx?: number; preview?: true } | null;

const here = () => window.history.state as EntryState;

/**
 * Gives the preview an entry of its own in the browser's history, so that Back closes it. The entry is a copy of the
 * page's: the router hears nothing of it, and the page underneath is neither loaded again nor scrolled.
 */
export function historyOf(preview: Preview) {
  let pageIndex: number | undefined;
  let isLeaving = false;
  let hasPageMoved = false;

  function enter(): void {
    // One that is just being left is entered again when it has been.
    if (isLeaving || here()?.preview === true) return;
    pageIndex = here()?.idx;
    window.history.pushState({ ...here(), preview: true }, '');
  }

  /** The preview is closed: its entry goes too, if it is still the current one. */
  function leave(): void {
    if (isLeaving || here()?.preview !== true) return;
    pageIndex = here()?.idx;
    isLeaving = true;
    hasPageMoved = false;
    window.history.back();
  }

  function follow(event: PopStateEvent): void {
    const isOwnPage = here()?.idx === pageIndex;
    if (isLeaving) {
      isLeaving = false;
      if (isOwnPage && !hasPageMoved) event.stopImmediatePropagation();
      if (preview.isOpen()) enter();
    } else if (here()?.preview === true) {
      // By Forward, or back from a page that was opened over the preview: there is nothing to see any more.
      if (!preview.isOpen()) leave();
    } else if (preview.isOpen()) {
      if (isOwnPage) event.stopImmediatePropagation();
      preview.close();
    }
  }

  // Before the router, which takes every move for one to another page.
  if (typeof window !== 'undefined') window.addEventListener('popstate', follow, { capture: true });

  return {
    enter,
    leave,
    /** The router has gone to another page; a step back that is still under way concerns it after all. */
    pageMoved: () => {
      hasPageMoved = true;
    },
  };
}
