import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { swipeStep, type Offset } from './zoom.ts';

interface StageGestures {
  zoom: number;
  /** Larger than the stage: pushed about, not swiped away. */
  isMovable: boolean;
  offset: Offset;
  onZoom: (zoom: number) => void;
  onMove: (offset: Offset) => void;
  onSwipe: (step: -1 | 1) => void;
  /** Wheel up is 1, down is -1. */
  onWheelStep: (step: -1 | 1) => void;
}

interface Hold {
  pointers: Map<number, Offset>;
  from: Offset;
  offset: Offset;
  zoom: number;
  isMovable: boolean;
  spread: number;
}

const WHEEL_STEP_PX = 40;

function spreadOf(pointers: ReadonlyMap<number, Offset>): number {
  const [first, second] = [...pointers.values()];
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}

/** One finger or the mouse pushes a zoomed picture, or swipes to the next; two fingers zoom; the wheel zooms. */
export function useStageGestures(stage: RefObject<HTMLElement | null>, gestures: StageGestures) {
  const hold = useRef<Hold | null>(null);
  useWheelSteps(stage, gestures.onWheelStep);

  function point(event: PointerEvent): Offset {
    return { x: event.clientX, y: event.clientY };
  }

  function begin(pointers: Map<number, Offset>) {
    const [from = { x: 0, y: 0 }] = pointers.values();
    hold.current = {
      pointers,
      from,
      offset: gestures.offset,
      zoom: gestures.zoom,
      isMovable: gestures.isMovable,
      spread: spreadOf(pointers),
    };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    begin(new Map(hold.current?.pointers).set(event.pointerId, point(event)));
  }

  function onPointerMove(event: PointerEvent) {
    const held = hold.current;
    if (!held?.pointers.has(event.pointerId)) return;
    held.pointers.set(event.pointerId, point(event));
    if (held.pointers.size > 1 && held.spread > 0) {
      gestures.onZoom((held.zoom * spreadOf(held.pointers)) / held.spread);
    } else if (held.isMovable) {
      gestures.onMove({
        x: held.offset.x + event.clientX - held.from.x,
        y: held.offset.y + event.clientY - held.from.y,
      });
    }
  }

  function onPointerEnd(event: PointerEvent) {
    const held = hold.current;
    if (!held?.pointers.delete(event.pointerId)) return;
    if (held.pointers.size > 0) {
      begin(held.pointers);
      return;
    }
    hold.current = null;
    const step = swipeStep({ x: event.clientX - held.from.x, y: event.clientY - held.from.y });
    if (step !== 0 && !held.isMovable && held.spread === 0) gestures.onSwipe(step);
  }

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

/** React listens to the wheel passively, so the page underneath could not be kept still. */
function useWheelSteps(stage: RefObject<HTMLElement | null>, onStep: (step: -1 | 1) => void) {
  const report = useRef(onStep);
  useEffect(() => {
    report.current = onStep;
  });
  useEffect(() => {
    const element = stage.current;
    let travelled = 0;
    function handle(event: WheelEvent) {
      event.preventDefault();
      travelled += event.deltaY;
      // A touchpad sends many small movements for what a wheel says in one.
      if (Math.abs(travelled) < WHEEL_STEP_PX) return;
      report.current(travelled < 0 ? 1 : -1);
      travelled = 0;
    }
    element?.addEventListener('wheel', handle, { passive: false });
    return () => element?.removeEventListener('wheel', handle);
  }, [stage]);
}
