import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../api/drafts/draft-shelf.ts';
import { useSession } from '../../api/session.ts';

function parse<Words extends object>(stored: string, stamp: string, saved: Words): Words | null {
  try {
    const kept = JSON.parse(stored) as { stamp?: unknown; words?: unknown };
    if (kept.stamp !== stamp || typeof kept.words !== 'object' || kept.words === null) return null;
    const words = kept.words as Record<string, unknown>;
    const isWhole = Object.entries(saved).every(
      ([name, value]) =>
        typeof words[name] === typeof value && Array.isArray(words[name]) === Array.isArray(value),
    );
    return isWhole ? ({ ...saved, ...words } as Words) : null;
  } catch {
    return null;
  }
}

/**
 * The words of a form, kept on this device while they are written. `stamp` is the version that they change: what was
 * written to an older one is not put over a newer one.
 */
export function useKeptWords<Words extends object>(place: string, stamp: string, saved: Words) {
  const userId = useSession()?.user.id ?? 0;
  const [words, setWords] = useState<Words>(() => parse(readDraft(userId, place), stamp, saved) ?? saved);
  return {
    words,
    isChanged: JSON.stringify(words) !== JSON.stringify(saved),
    change: (part: Partial<Words>) => {
      const next = { ...words, ...part };
      setWords(next);
      if (JSON.stringify(next) === JSON.stringify(saved)) forgetDraft(userId, place);
      else keepDraft(userId, place, JSON.stringify({ stamp, words: next }));
    },
    /** They are with the server now, or not wanted any more. */
    settle: (now: Words) => {
      setWords(now);
      forgetDraft(userId, place);
    },
  };
}
