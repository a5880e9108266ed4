import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { ApiFailure } from '../../api/client.ts';
import {
  forgetIntention,
  isMeantHere,
  keepIntention,
  readIntention,
  type Deed,
} from '../../api/intention.ts';
import { useSession } from '../../api/session.ts';

/** Goes on, once, with what was wanted here before signing in. */
export function useResumed(isOurs: (deed: Deed) => boolean, goOn: (deed: Deed) => void): void {
  const { pathname, search } = useLocation();
  const userId = useSession()?.user.id ?? null;
  const here = pathname + search;
  const resume = useEffectEvent((place: string) => {
    const intention = readIntention();
    if (intention === null || !isMeantHere(intention, place) || !isOurs(intention.deed)) return;
    forgetIntention();
    goOn(intention.deed);
  });
  useEffect(() => {
    if (userId !== null) resume(here);
  }, [userId, here]);
}

/** For a deed that the server refused because the session had run out: its owner goes on with it after signing in. */
export function useKeptDeed() {
  const { pathname, search } = useLocation();
  return useCallback(
    (error: unknown, deed: Deed, userId: number) => {
      if (error instanceof ApiFailure && error.http === 401) keepIntention(deed, pathname + search, userId);
    },
    [pathname, search],
  );
}
