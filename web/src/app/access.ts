import { loginPath, safeRedirect } from '../api/redirect.ts';
import { readShare } from '../features/layout/share-links.ts';
import type { RouteAccess } from './route-table.ts';

export type AccessDecision =
  | { kind: 'enter' }
  | { kind: 'sign-in'; to: string }
  | { kind: 'leave'; to: string };

/** Whether a visit to this address may go on, and where it goes instead. */
export function decideAccess(access: RouteAccess, isSignedIn: boolean, address: URL): AccessDecision {
  // A share link leads to its post whatever page it was put on, so nobody is asked to sign in for the page.
  if (readShare(address).kind === 'post') return { kind: 'enter' };
  if (access === 'member' && !isSignedIn) {
    return { kind: 'sign-in', to: loginPath(address.pathname + address.search + address.hash) };
  }
  if (access === 'guest' && isSignedIn) {
    return { kind: 'leave', to: safeRedirect(address.searchParams.get('redirect')) };
  }
  return { kind: 'enter' };
}
