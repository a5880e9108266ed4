import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetIntention, keepIntention, type Deed } from '../../api/intention.ts';
import { loginPath } from '../../api/redirect.ts';
import { readSession } from '../../api/session.ts';

/**
 * True for somebody signed in; anybody else is on the way to the sign-in page, and comes back here afterwards, where the
 * deed is gone on with. `hash` is the place on the page to come back to.
 */
export function useMemberOnly(): (deed?: Deed, hash?: string) => boolean {
  const navigate = useNavigate();
  const { pathname, search, hash: ownHash } = useLocation();
  return useCallback(
    (deed, hash = ownHash) => {
      if (readSession() !== null) return true;
      const here = pathname + search + hash;
      if (deed === undefined) forgetIntention();
      else keepIntention(deed, here, null);
      void navigate(loginPath(here));
      return false;
    },
    [navigate, pathname, search, ownHash],
  );
}
