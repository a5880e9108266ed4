import { contestLimits } from '@zaojie/contract/contests/contest-limits';
import type { EntryDetail } from '@zaojie/contract/contests/entry.schemas';
import { useEffect, useEffectEvent, useState } from 'react';

export type Scores = Readonly<Record<number, number>>;

const IN_A_FIELD = 'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"]';
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest(IN_A_FIELD) !== null || document.querySelector('[role="dialog"], [data-preview]') !== null);

function scoreOf(key: string): number | null {
  const score = Number(key);
  const { scoreMin, scoreMax } = contestLimits;
  return /^\d$/.test(key) && score >= scoreMin && score <= scoreMax ? score : null;
}

function givenTo(entry: EntryDetail): Scores {
  const given = entry.my_ballot?.scores ?? [];
  return Object.fromEntries(given.map(({ criterion_id: id, score }) => [id, score]));
}

/**
 * The scores for one entry, by hand or by the keys 1 to 5: a key scores the criterion that one stands at and goes to the
 * next, Enter sends when all are given.
 */
export function useScores(entry: EntryDetail, onSend: (scores: Scores) => void) {
  const { criteria } = entry.contest;
  const [scores, setScores] = useState<Scores>(() => givenTo(entry));
  const [at, setAt] = useState(0);
  const missing = criteria.filter(({ id }) => scores[id] === undefined).length;
  const give = (id: number, score: number) => setScores((before) => ({ ...before, [id]: score }));

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const score = scoreOf(event.key);
    const criterion = criteria[at];
    if (score !== null && criterion !== undefined) {
      event.preventDefault();
      give(criterion.id, score);
      setAt(Math.min(at + 1, criteria.length - 1));
    }
    const isButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (event.key === 'Enter' && !isButton && missing === 0) {
      event.preventDefault();
      onSend(scores);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return { scores, give, missing, at, standAt: setAt };
}
