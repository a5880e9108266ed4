import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useSession } from '../session.ts';
import { keepDraft, onDraftElsewhere, readDraft, subscribeToDrafts } from './draft-shelf.ts';

/** What the person signed in has written at a place and not sent; null asks for no place. */
export function useDraft(place: string | null): string {
  const userId = useSession()?.user.id ?? 0;
  return useSyncExternalStore(
    subscribeToDrafts,
    () => (place === null ? '' : readDraft(userId, place)),
    () => '',
  );
}

function isBeingWritten(field: HTMLElement | null): boolean {
  return field !== null && document.hasFocus() && document.activeElement === field;
}

/**
 * The words of a text box, kept while they are written. What another tab makes of them is shown here too, unless somebody
 * writes here at this moment: so the one who writes next goes on from both.
 */
export function useKeptText(place: string, field: RefObject<HTMLElement | null>) {
  const userId = useSession()?.user.id ?? 0;
  const [text, setText] = useState(() => readDraft(userId, place));
  const [shown, setShown] = useState({ userId, place });
  // Another person, or another place: those words aren't for this one.
  if (shown.userId !== userId || shown.place !== place) {
    setShown({ userId, place });
    setText(readDraft(userId, place));
  }

  useEffect(
    () =>
      onDraftElsewhere(userId, place, (words) => {
        if (!isBeingWritten(field.current)) setText(words);
      }),
    [userId, place, field],
  );

  const change = useCallback(
    (next: string) => {
      setText(next);
      keepDraft(userId, place, next);
    },
    [userId, place],
  );
  return { text, change, userId };
}
