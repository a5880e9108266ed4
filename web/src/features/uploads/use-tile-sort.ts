import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

interface TileSort {
  count: number;
  onMove: (from: number, to: number) => void;
}

const STARTS_AFTER_PX = 6;
const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function tileAt(x: number, y: number): number | null {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tile]');
  return tile?.dataset['tile'] === undefined ? null : Number(tile.dataset['tile']);
}

/** Sorting by dragging a tile onto another one's place, or by arrow keys on its handle. */
export function useTileSort({ count, onMove }: TileSort) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const drag = useRef<AbortController | null>(null);
  useEffect(() => () => drag.current?.abort(), []);

  function moveTo(from: number, to: number) {
    onMove(from, to);
    setAnnouncement(`已移到第 ${to + 1} 张，共 ${count} 张`);
  }

  function startDrag(event: PointerEvent, start: number) {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    let index = start;
    let hasMoved = false;
    drag.current?.abort();
    drag.current = new AbortController();
    // The tile changes its place in the document while it is dragged, which would end a capture of the pointer.
    const { signal } = drag.current;
    const end = () => {
      drag.current?.abort();
      setDragged(null);
    };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (!hasMoved && Math.hypot(clientX - from.x, clientY - from.y) < STARTS_AFTER_PX) return;
        hasMoved = true;
        const over = tileAt(clientX, clientY);
        if (over !== null && over !== index) {
          moveTo(index, over);
          index = over;
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
    if (to >= 0 && to < count) moveTo(index, to);
  }

  return { dragged, announcement, startDrag, moveByKey };
}
