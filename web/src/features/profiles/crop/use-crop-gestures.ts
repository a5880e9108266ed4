import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { pan, zoomTo, type CropView, type Share, type Size } from './crop-geometry.ts';

type Crop = { image: Size; aspect: number; view: CropView; onView: (view: CropView) => void };

const WHEEL = 0.0015;
const KEY_STEP = 0.04;
const KEY_ZOOM = 1.1;
const ARROWS: Readonly<Record<string, Share>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

const middleOf = ([one, other = one]: Share[]): Share => ({
  x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2,
});
const apart = ([one, other]: Share[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** One finger or the mouse moves, two fingers or the wheel zoom, keys do both. */
export function useCropGestures({ image, aspect, view, onView }: Crop) {
  const frame = useRef<HTMLButtonElement>(null);
  const pointers = useRef(new Map<number, Share>());
  /** Several moves may come before the next drawing. */
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  function show(next: CropView) {
    latest.current = next;
    onView(next);
  }

  function placeOf(event: { clientX: number; clientY: number }): Share {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0.5, y: 0.5 };
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  }

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const zoom = latest.current.zoom * Math.exp(-event.deltaY * WHEEL);
    show(zoomTo(image, aspect, latest.current, zoom, placeOf(event)));
  });
  useEffect(() => {
    const element = frame.current;
    // React listens to the wheel passively, so the page would scroll away under the picture.
    const listen = (event: WheelEvent) => handleWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  function handleMove(event: PointerEvent) {
    if (!pointers.current.has(event.pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(event.pointerId, placeOf(event));
    const after = [...pointers.current.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    let next = pan(image, aspect, latest.current, { x: to.x - from.x, y: to.y - from.y });
    if (apart(before) > 0) next = zoomTo(image, aspect, next, next.zoom * (apart(after) / apart(before)), to);
    show(next);
  }

  function handleKey(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    const zoom = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }[event.key];
    if (by === undefined && zoom === undefined) return;
    event.preventDefault();
    if (by) show(pan(image, aspect, latest.current, by));
    if (zoom) show(zoomTo(image, aspect, latest.current, latest.current.zoom * zoom));
  }

  const release = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    ref: frame,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove: handleMove,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: handleKey,
  };
}
