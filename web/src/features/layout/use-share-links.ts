import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { whenFirstTouched } from '../../hooks/when-first-touched.ts';
import { clipboardPermission, hasAnswered, readClipboard, rememberAnswer } from './clipboard-links.ts';
import { pathOfShare, readShareIn } from './share-links.ts';

const CLIPBOARD_PATHS = new Set(['/', '/home']);
const OPENED_KEY = 'zaojie:opened-share';
let isClipboardRead = false;

type Question = ComponentType<{ onAnswer: (isAllowed: boolean) => void }>;

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

/**
 * Opens the post of a share link that waits in the clipboard of somebody who arrives. Where the browser still has to
 * ask, it isn't left to ask out of the blue: the question and what it is for come with the first gesture, once.
 */
export function useClipboardLink() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHere = CLIPBOARD_PATHS.has(pathname);
  const [Question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    if (isClipboardRead || !isHere) return undefined;
    isClipboardRead = true;
    let cancel = () => {};
    const look = async () => {
      const state = await clipboardPermission();
      if (state === 'granted' && document.hasFocus()) void openFromClipboard(navigate);
      if (state !== 'prompt' || hasAnswered()) return;
      cancel = whenFirstTouched(() => void loadQuestion().then((loaded) => setQuestion(() => loaded)));
    };
    void look();
    return () => cancel();
  }, [navigate, isHere]);

  function answer(isAllowed: boolean) {
    rememberAnswer();
    setQuestion(null);
    if (isAllowed) void openFromClipboard(navigate);
  }

  return { Question: isHere ? Question : null, answer };
}

async function loadQuestion(): Promise<Question | null> {
  try {
    return (await import('./clipboard-question.tsx')).ClipboardQuestion;
  } catch {
    // Offline: the next load asks.
    return null;
  }
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
