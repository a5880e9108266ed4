import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { whenFirstTouched } from '../../hooks/when-first-touched.ts';
import { clipboardPermission, hasAnswered, readClipboard, rememberAnswer } from './clipboard-links.ts';
import { pathOfShare, readShareIn } from './share-links.ts';

const OPENED_KEY = 'zaojie:opened-share';
let isClipboardRead = false;

type Question = ComponentType<{ onAnswer: (isAllowed: boolean) => void }>;

/**
 * Opens the post of a share link that waits in the clipboard of somebody who arrives. Where the browser still has to
 * ask, it isn't left to ask out of the blue: the question and what it is for come with the first gesture, once.
 */
export function ClipboardLink() {
  const navigate = useNavigate();
  const [Question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    let cancel = () => {};
    let isOver = false;
    const look = async () => {
      const state = await clipboardPermission();
      if (isOver) return;
      isClipboardRead ||= state !== 'prompt';
      if (state === 'granted' && document.hasFocus()) void openFromClipboard(navigate);
      if (state !== 'prompt' || hasAnswered()) return;
      cancel = whenFirstTouched(() => void loadQuestion().then((loaded) => setQuestion(() => loaded)));
    };
    if (!isClipboardRead) void look();
    return () => {
      isOver = true;
      cancel();
    };
  }, [navigate]);

  function answer(isAllowed: boolean) {
    rememberAnswer();
    isClipboardRead = true;
    setQuestion(null);
    if (isAllowed) void openFromClipboard(navigate);
  }

  return Question && <Question onAnswer={answer} />;
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
