import { useMatches } from 'react-router';
import type { ScreenHandle } from './route-table.ts';

/** What stands until the first screen is there: the lines of the frame, so that nothing jumps when it comes. */
export function FirstPaint() {
  const layout = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.layout;
  if (layout !== 'main' && layout !== 'plain' && layout !== 'order') return null;
  return (
    <div aria-busy="true">
      <div className="h-bar border-b border-line max-md:h-14" />
      {layout === 'main' ? (
        <div className="fixed top-bar bottom-0 left-0 w-side border-r border-line max-md:hidden" />
      ) : null}
    </div>
  );
}
