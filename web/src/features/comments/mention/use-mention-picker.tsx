import { lazy, Suspense, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { mentionBeing } from './mention-text.ts';
import type { TakeKey } from './mention-popup.tsx';

const MentionPopup = lazy(async () => ({ default: (await import('./mention-popup.tsx')).MentionPopup }));

/** Offers people while an @ is typed into a field. The list's code comes with the first @. */
export function useMentionPicker(
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
  change: (content: string) => void,
) {
  const takeKey = useRef<TakeKey | null>(null);
  const [being, setBeing] = useState<{ at: number; typed: string } | null>(null);

  /** After everything that moves the caret. */
  const look = () => {
    const { value = '', selectionStart, selectionEnd } = field.current ?? {};
    const isCaret = selectionStart === selectionEnd;
    const found = isCaret ? mentionBeing(value, selectionStart ?? 0) : null;
    setBeing((before) => (before?.at === found?.at && before?.typed === found?.typed ? before : found));
  };
  const close = () => setBeing(null);
  const pick = (name: string) => {
    const text = field.current;
    const caret = text?.selectionStart ?? 0;
    const found = text && mentionBeing(text.value, caret);
    setBeing(null);
    if (!text || !found) return;
    const before = `${text.value.slice(0, found.at)}@${name} `;
    change(before + text.value.slice(caret));
    text.focus();
    // After the text was drawn, which moves the caret to its end.
    queueMicrotask(() => text.setSelectionRange(before.length, before.length));
  };
  const handleKey = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false;
    if (!takeKey.current?.(event.key)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const popup =
    being === null ? null : (
      <Suspense fallback={null}>
        <MentionPopup anchor={field} typed={being.typed} onPick={pick} onClose={close} takeKey={takeKey} />
      </Suspense>
    );
  return { look, close, handleKey, popup };
}
