import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../api/session.ts';
import { PersonCard } from './person-card.tsx';
import type { PersonLink } from './person-link.ts';
import { useHoveredPerson } from './use-hovered-person.ts';

/** One card for all names on the page. Nobody needs one of themselves, nor of the person whose page it is. */
export function PersonCards({ first }: { first: PersonLink }) {
  const ownId = useSession()?.user.id;
  const { pathname } = useLocation();
  const card = useRef<HTMLElement>(null);
  const { shown } = useHoveredPerson(
    card,
    first,
    (userId) => userId === ownId || pathname === `/user/${userId}`,
  );
  return shown === null ? null : <PersonCard key={shown.userId} person={shown} card={card} />;
}
