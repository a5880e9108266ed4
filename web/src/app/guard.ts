import { redirect, type LoaderFunction } from 'react-router';
import { readSession } from '../api/session.ts';
import { dialog } from '../ui/dialog/dialogs.ts';
import { decideAccess } from './access.ts';
import type { RouteAccess } from './route-table.ts';

/** Lets a visit to a route in, or sends it elsewhere before anything of the page is drawn. */
export function guardLoader(access: RouteAccess): LoaderFunction {
  return ({ request }) => {
    // The server draws a page for those who may enter it (served-page.tsx), and has no storage to find a session in.
    if (typeof window === 'undefined') return null;
    const decision = decideAccess(access, readSession() !== null, new URL(request.url));
    if (decision.kind === 'enter') return null;
    if (decision.kind === 'sign-in') {
      // The warning stays open over the sign-in page: it explains why one is there, and needn't be waited for.
      void dialog.warning({
        title: '访问受限',
        message: '请先登录后再访问该页面',
        cancellable: false,
        staysOnMove: true,
      });
    }
    throw redirect(decision.to);
  };
}
