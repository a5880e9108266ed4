import { useEffect, useRef } from 'react';
import { forgetDraft, saveDraft, type DraftPlace, type PostDraft } from './draft.ts';

const SAVE_AFTER_MS = 400;

/**
 * Keeps what is written while it is written. What only repeats the start is not a draft. The returned function ends
 * the keeping, once the post is published.
 */
export function useKeptDraft(place: DraftPlace, draft: PostDraft, initial: PostDraft): () => void {
  const latest = useRef({ place, draft, initial, isOver: false });
  useEffect(() => {
    latest.current = { ...latest.current, draft };
    const timer = setTimeout(() => keep(latest.current), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    const keepNow = () => keep(latest.current);
    // The last half second before a reload or a closed tab counts too.
    globalThis.addEventListener('pagehide', keepNow);
    return () => {
      globalThis.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  return () => {
    latest.current.isOver = true;
    forgetDraft(place);
  };
}

interface Kept {
  place: DraftPlace;
  draft: PostDraft;
  initial: PostDraft;
  isOver: boolean;
}

function keep({ place, draft, initial, isOver }: Kept): void {
  if (isOver) return;
  if (JSON.stringify(draft) === JSON.stringify(initial)) forgetDraft(place);
  else saveDraft(place, draft);
}
