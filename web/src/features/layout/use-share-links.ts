import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { pathOfShare, readShareIn } from './share-links.ts';

const CLIPBOARD_PATHS = new Set(['/', '/home']);
const OPENED_KEY = 'zaojie:opened-share';
let isClipboardRead = false;

/** Opens the post of a share link that was pasted, or that waits in the clipboard of somebody who arrives. */
export function useShareLinks(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    function openPasted(event: ClipboardEvent) {
      // Somebody who pastes into a field is writing: quoting a link in a comment must not throw the comment away.
      if (isWritingIn(event.target)) return;
      const path = pathOfShare(
        readShareIn(event.clipboardData?.getData('text/plain') ?? '', location.origin),
      );
      if (path === null) return;
      event.preventDefault();
      if (event.target instanceof HTMLElement) event.target.blur();
      void navigate(path);
    }
    document.addEventListener('paste', openPasted);
    return () => document.removeEventListener('paste', openPasted);
  }, [navigate]);

  useEffect(() => {
    if (isClipboardRead || !CLIPBOARD_PATHS.has(pathname)) return;
    isClipboardRead = true;
    void openFromClipboard(navigate);
  }, [navigate, pathname]);
}

async function openFromClipboard(navigate: NavigateFunction): Promise<void> {
  const path = pathOfShare(readShareIn(await readClipboard(), location.origin));
  if (path !== null && isFirstOpening(path)) await navigate(path);
}

function isWritingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // The boxes that search the site stand in <search>. A link is never a word to look for.
  if (target.closest('search') !== null) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}

/** Only where the permission was given before: asking for it on arrival would be a nuisance. */
async function readClipboard(): Promise<string> {
  try {
    const permission = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    if (permission.state !== 'granted' || !document.hasFocus()) return '';
    return await navigator.clipboard.readText();
  } catch {
    // Browsers that don't know the permission, or refuse after all.
    return '';
  }
}

/** The link stays in the clipboard; coming home again must not lead away again. */
function isFirstOpening(path: string): boolean {
  try {
    if (sessionStorage.getItem(OPENED_KEY) === path) return false;
    sessionStorage.setItem(OPENED_KEY, path);
  } catch {
    // Without storage the post opens once per load, as it should.
  }
  return true;
}
