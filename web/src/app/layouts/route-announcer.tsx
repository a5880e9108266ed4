import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { ScreenHandle } from '../route-table.ts';

const SITE = '造界';

/** Names the screen: in the window title, and aloud after a move. Takes the keyboard along to the new content. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const title = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.title;
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(pathname);

  // Before the passive effects of the pages, so that a page may set a more exact title of its own.
  useLayoutEffect(() => {
    document.title = title === undefined ? SITE : `${title} - ${SITE}`;
  }, [title]);

  useEffect(() => {
    // The browser announces the first page itself.
    if (before.current === pathname) return;
    before.current = pathname;
    setAnnouncement(document.title);
    moveFocus();
  }, [pathname]);

  return <output className="sr-only">{announcement}</output>;
}

function moveFocus(): void {
  const main = document.querySelector('main');
  // A page that put the focus somewhere itself, or a dialog above the page, knows better.
  const active = document.activeElement;
  if (main === null || main.contains(active) || active?.closest('[role$="dialog"]') != null) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
