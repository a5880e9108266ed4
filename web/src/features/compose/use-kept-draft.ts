import { useEffect, useRef } from 'react';
import { onDraftElsewhere } from '../../api/drafts/draft-shelf.ts';
import { forgetDraft, parseDraft, saveDraft, shelfPlace, type DraftPlace, type PostDraft } from './draft.ts';

const SAVE_AFTER_MS = 400;

interface KeptDraftOptions {
  place: DraftPlace;
  draft: PostDraft;
  /** The form without anybody's doing. */
  initial: PostDraft;
  /** Another tab has gone on with it, or has published it. Not told while somebody writes here. */
  onElsewhere: (draft: PostDraft) => void;
}

/**
 * Keeps what is written while it is written. What only repeats the start is not a draft. The returned function ends
 * the keeping, once the post is published.
 */
export function useKeptDraft({ place, draft, initial, onElsewhere }: KeptDraftOptions): () => void {
  const latest = useRef<Kept>({ place, draft, initial, stored: JSON.stringify(draft), isOver: false });
  const takeOver = useRef(onElsewhere);
  useEffect(() => {
    takeOver.current = onElsewhere;
  });

  useEffect(() => {
    latest.current.draft = draft;
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

  useEffect(() => {
    const { userId, post } = latest.current.place;
    return onDraftElsewhere(userId, shelfPlace(post), (kept) => {
      if (document.hasFocus() || latest.current.isOver) return;
      const next = parseDraft(kept, post) ?? latest.current.initial;
      latest.current.stored = JSON.stringify(next);
      takeOver.current(next);
    });
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
  /** The draft as this tab saw it last in the storage. */
  stored: string;
  isOver: boolean;
}

/** Writes only what was changed here: a form that nobody touched must not undo what another tab has kept. */
function keep(kept: Kept): void {
  const { place, draft, initial, isOver } = kept;
  const now = JSON.stringify(draft);
  if (isOver || now === kept.stored) return;
  kept.stored = now;
  if (now === JSON.stringify(initial)) forgetDraft(place);
  else saveDraft(place, draft);
}
