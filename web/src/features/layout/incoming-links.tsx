import { useClipboardLink, usePastedLinks } from './use-share-links.ts';

/** Listens for share links that are pasted or wait in the clipboard. Mounted once by the app. */
export function ShareLinks() {
  usePastedLinks();
  const { Question, answer } = useClipboardLink();
  return Question ? <Question onAnswer={answer} /> : null;
}
