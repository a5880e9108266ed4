import type { DataRouter } from 'react-router';
import { tellLeft } from '../hooks/when-left.ts';

/** Before the next page is drawn, so that what it opens itself stays. A jump within the page leaves nothing. */
export function followMoves(router: DataRouter): () => void {
  let { location } = router.state;
  return router.subscribe((state) => {
    const before = location;
    ({ location } = state);
    if (before.pathname !== location.pathname || before.search !== location.search) tellLeft();
  });
}
