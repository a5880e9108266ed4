import { safeRedirect } from '../../api/redirect.ts';

/** The sign-in pages, with the wish to go elsewhere afterwards carried along. */
export function registerPath(redirect: string | null): string {
  return withRedirect('/register', redirect);
}

export function loginPathKeeping(redirect: string | null): string {
  return withRedirect('/login', redirect);
}

export const RESET_VIEW = 'reset';

/** A view of the sign-in page: the list of addresses is closed. */
export function resetPath(redirect: string | null): string {
  const path = withRedirect('/login', redirect);
  return `${path}${path.includes('?') ? '&' : '?'}view=${RESET_VIEW}`;
}

function withRedirect(path: string, redirect: string | null): string {
  const target = safeRedirect(redirect, '');
  return target === '' ? path : `${path}?redirect=${encodeURIComponent(target)}`;
}
