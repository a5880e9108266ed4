import { isSitePath } from '@zaojie/contract/text-rules';

const HOME = '/home';
const GUEST_PATHS = new Set(['/login', '/register']);

/** Where to go after signing in: a path of this site, never the sign-in pages themselves. */
export function safeRedirect(value: string | null, fallback: string = HOME): string {
  if (value === null || !isSitePath(value)) return fallback;
  // Resolving is what the browser does: dots and escapes are judged as it will see them.
  const url = resolve(value);
  if (url === null || url.origin !== ownOrigin() || url.pathname.startsWith('//')) return fallback;
  const path = url.pathname.replace(/\/+$/, '').toLowerCase();
  return GUEST_PATHS.has(path) ? fallback : url.pathname + url.search + url.hash;
}

export function loginPath(here: string): string {
  const target = safeRedirect(here);
  return target === HOME && here !== HOME ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}

/** A page drawn by the server has no address of its own; any origin tells our paths from others'. */
function ownOrigin(): string {
  return typeof location === 'undefined' ? 'http://localhost' : location.origin;
}

function resolve(value: string): URL | null {
  try {
    return new URL(value, ownOrigin());
  } catch {
    return null;
  }
}
