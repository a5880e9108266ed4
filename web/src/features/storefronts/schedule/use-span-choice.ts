import type { Day } from '@zaojie/contract/days';
import { useEffect, useRef, useState, type PointerEvent } from 'react';

export type Span = { from: Day; to: Day };

const inOrder = (a: Day, b: Day): Span => (a <= b ? { from: a, to: b } : { from: b, to: a });

function dayAt(x: number, y: number): Day | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null;
}

/** A span of days: dragged over with a mouse, or its two ends pressed one after the other. */
export function useSpanChoice({ today, onSpan }: { today: Day; onSpan: (span: Span) => void }) {
  const [start, setStart] = useState<Day | null>(null);
  const [end, setEnd] = useState<Day | null>(null);
  const drag = useRef<AbortController | null>(null);
  useEffect(() => () => drag.current?.abort(), []);

  function clear() {
    setStart(null);
    setEnd(null);
  }

  function finish(from: Day, to: Day) {
    clear();
    onSpan(inOrder(from, to));
  }

  function press(day: Day) {
    if (day < today) return;
    if (start === null) {
      setStart(day);
      setEnd(day);
    } else finish(start, day);
  }

  function startDrag(event: PointerEvent, day: Day) {
    // A finger scrolls the page; it presses the two ends instead.
    if (event.pointerType !== 'mouse' || event.button !== 0 || day < today || start !== null) return;
    let last = day;
    drag.current?.abort();
    drag.current = new AbortController();
    const { signal } = drag.current;
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const over = dayAt(clientX, clientY);
        if (over === null || over === last || over < today) return;
        last = over;
        setStart(day);
        setEnd(over);
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        drag.current?.abort();
        if (last !== day) finish(day, last);
      },
      { signal },
    );
  }

  return {
    span: start === null ? null : inOrder(start, end ?? start),
    press,
    startDrag,
    clear,
    /** While one end is chosen, the other follows the pointer and the focus. */
    follow: (day: Day) => (start !== null && day >= today ? setEnd(day) : undefined),
  };
}
