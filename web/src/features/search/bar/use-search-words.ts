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
    reset();
  }
  return { text, asked, type, reset };
}
