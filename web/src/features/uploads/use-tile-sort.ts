import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

interface TileSort {
  count: number;
  onMove: (from: number, to: number) => void;
  /** After a drag that moved something, and after each key. */
  onDrop?: (() => void) | undefined;
  /** What is counted. */
  unit?: string | undefined;
}

const STARTS_AFTER_PX = 6;
const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A page may hold several lists, each marked by data-tiles: only the places of the own one count. */
function tileAt(x: number, y: number, list: Element | null): number | null {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tile]');
  if (list !== null && tile?.closest('[data-tiles]') !== list) return null;
  return tile?.dataset['tile'] === undefined ? null : Number(tile.dataset['tile']);
}

/** Sorting by dragging a tile onto another one's place, or by arrow keys on its handle. */
export function useTileSort({ count, onMove, onDrop, unit = '张' }: TileSort) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const drag = useRef<AbortController | null>(null);
  useEffect(() => () => drag.current?.abort(), []);

  function moveTo(from: number, to: number) {
    onMove(from, to);
    setAnnouncement(`已移到第 ${to + 1} ${unit}，共 ${count} ${unit}`);
  }

  function startDrag(event: PointerEvent, start: number) {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const list = event.currentTarget.closest('[data-tiles]');
    let index = start;
    let hasMoved = false;
    let hasChanged = false;
    drag.current?.abort();
    drag.current = new AbortController();
    // The tile changes its place in the document while it is dragged, which would end a capture of the pointer.
    const { signal } = drag.current;
    const end = () => {
      drag.current?.abort();
      setDragged(null);
      if (hasChanged) onDrop?.();
    };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (!hasMoved && Math.hypot(clientX - from.x, clientY - from.y) < STARTS_AFTER_PX) return;
        hasMoved = true;
        const over = tileAt(clientX, clientY, list);
        if (over !== null && over !== index) {
          moveTo(index, over);
          index = over;
          hasChanged = true;
        }
        setDragged(index);
      },
      { signal },
    );
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    const step = KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = index + step;
    if (to < 0 || to >= count) return;
    moveTo(index, to);
    onDrop?.();
  }

  return { dragged, announcement, startDrag, moveByKey };
}
