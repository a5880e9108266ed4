import { useEffect } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { loginPath } from '../api/redirect.ts';
import { LOGOUT_EVENT, readSession, type SessionEnd } from '../api/session.ts';
import { SESSION_TOAST } from '../features/layout/session-toast.ts';
import { toast } from '../ui/feedback/toast.tsx';
import { decideAccess } from './access.ts';
import type { ScreenHandle } from './route-table.ts';

/** Moves the visitor on when the session ends or begins somewhere else: refused by the server, or in another tab. */
export function useSessionMoves(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const access = (useMatches().at(-1)?.handle as ScreenHandle | undefined)?.access ?? 'public';

  useEffect(() => {
    const here = pathname + search + hash;

    function leaveExpired(event: Event) {
      if ((event as CustomEvent<SessionEnd>).detail !== 'expired' || pathname === '/login') return;
      toast.info('登录已失效，请重新登录', { id: SESSION_TOAST });
      void navigate(loginPath(here), { replace: true });
    }
    function followOtherTab() {
      const decision = decideAccess(access, readSession() !== null, new URL(here, location.origin));
      if (decision.kind !== 'enter') void navigate(decision.to, { replace: true });
    }
    globalThis.addEventListener(LOGOUT_EVENT, leaveExpired);
    globalThis.addEventListener('storage', followOtherTab);
    return () => {
      globalThis.removeEventListener(LOGOUT_EVENT, leaveExpired);
      globalThis.removeEventListener('storage', followOtherTab);
    };
  }, [navigate, pathname, search, hash, access]);
}
