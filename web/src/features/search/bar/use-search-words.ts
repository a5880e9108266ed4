import { useState } from 'react';
import { useLocation } from 'react-router';
import { readSearchAddress } from '../search-path.ts';

/** The keyword of the search page; elsewhere the box is empty. */
function useKeywordHere(): string {
  const { pathname, search } = useLocation();
  return pathname === '/search' ? readSearchAddress(new URLSearchParams(search)).keyword : '';
}

/** The words in the box. They follow the address until somebody types. */
export function useSearchWords() {
  const given = useKeywordHere();
  const [last, setLast] = useState(given);
  const [text, setText] = useState(given);
  // What an input method has not finished is no word to look for yet.
  const [asked, setAsked] = useState(given);

  /** On its way to the address. */
  const [sent, setSent] = useState<string | null>(null);

  function reset() {
    setText(given);
    setAsked(given);
  }

  function type(next: string, isComposing: boolean) {
    setText(next);
    if (!isComposing) setAsked(next);
  }

  if (last !== given) {
    setLast(given);
    setSent(null);
    // The page of what was sent may take its time: words that were typed meanwhile are newer than it.
    if (given !== sent || text.trim() === sent) reset();
  }
  return { text, asked, type, reset, send: () => setSent(text.trim()) };
}
