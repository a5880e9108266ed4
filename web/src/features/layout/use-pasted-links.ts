import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pathOfShare, readShareIn } from './share-links.ts';

/** Opens the post of a share link that was pasted. */
export function usePastedLinks(): void {
  const navigate = useNavigate();
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
}

function isWritingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // The boxes that search the site stand in <search>. A link is never a word to look for.
  if (target.closest('search') !== null) return false;
  return target.isContentEditable || target.closest('input, textarea, select') !== null;
}
