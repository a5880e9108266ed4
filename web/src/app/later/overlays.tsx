import { useMatches } from 'react-router';
import { GuidanceLater } from '../../features/guidance/guidance-later.tsx';
import { QueryScope } from '../query-scope.tsx';
import type { ScreenHandle } from '../route-table.ts';
import { PersonCardsLater } from './person-cards-later.tsx';

/** Joined to the cache of what the pages show. Places of work, as messages and orders are, have no room for a guide. */
export function Overlays() {
  const layout = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.layout;
  return (
    <QueryScope>
      <PersonCardsLater />
      {layout === 'main' ? <GuidanceLater /> : null}
    </QueryScope>
  );
}
