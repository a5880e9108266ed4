import { useLocation } from 'react-router';
import { laterPart } from '../../hooks/later-part.tsx';
import { carried } from '../../ui/theme/whole-styles.ts';
import { usePastedLinks } from './use-pasted-links.ts';

const CLIPBOARD_PATHS = new Set(['/', '/home']);

// It draws nothing by itself. Offline it doesn't come, and the next load asks.
const ClipboardLink = laterPart(
  async () => (await carried(() => import('./clipboard-link.tsx'))).ClipboardLink,
  () => null,
);

/** Listens for share links that are pasted or wait in the clipboard. Mounted once by the app. */
export function ShareLinks() {
  usePastedLinks();
  return CLIPBOARD_PATHS.has(useLocation().pathname) ? <ClipboardLink /> : null;
}
