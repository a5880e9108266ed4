/*
 * A session that isn't to be kept is over when the browser was closed. The token is in the local storage, which outlives
 * that; a cookie without an end doesn't, and all tabs share it. Whether it is gone is asked when a page is loaded.
 */
const UNKEPT_KEY = 'session_unkept';
const MARK = 'browser_open';

function hasMark(): boolean {
  return document.cookie.split('; ').includes(`${MARK}=1`);
}

/** Where cookies are forbidden nothing is noted: the server alone ends the session, after some idle hours. */
export function noteSessionKept(isKept: boolean): void {
  document.cookie = `${MARK}=1; Path=/; SameSite=Lax${isKept ? '; Expires=Thu, 01 Jan 1970 00:00:00 GMT' : ''}`;
  if (!isKept && hasMark()) localStorage.setItem(UNKEPT_KEY, '1');
  else localStorage.removeItem(UNKEPT_KEY);
}

export function isSessionOver(): boolean {
  try {
    return localStorage.getItem(UNKEPT_KEY) !== null && !hasMark();
  } catch {
    return false;
  }
}
