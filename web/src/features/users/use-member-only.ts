import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../api/redirect.ts';
import { readSession } from '../../api/session.ts';

/** True for somebody signed in; anybody else is on the way to the sign-in page, and comes back here afterwards. */
export function useMemberOnly(): () => boolean {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(() => {
    if (readSession() !== null) return true;
    void navigate(loginPath(pathname + search + hash));
    return false;
  }, [navigate, pathname, search, hash]);
}
