import { PersonCards } from '../../features/users/card/person-cards.tsx';
import type { PersonLink } from '../../features/users/card/person-link.ts';
import { QueryScope } from '../query-scope.tsx';

/** Joined to the cache of what the pages show. Fetched when somebody is first pointed at. */
export function PersonCardsOverlay({ first }: { first: PersonLink }) {
  return (
    <QueryScope>
      <PersonCards first={first} />
    </QueryScope>
  );
}
