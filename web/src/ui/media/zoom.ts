export const ZOOM = { min: 0.5, max: 2, step: 0.1 } as const;

/** Keeps a zoom between the ends and on the step, so that ten small steps never miss 100 %. */
export function settleZoom(zoom: number): number {
  const stepped = Math.round(zoom / ZOOM.step) * ZOOM.step;
  return Number(Math.min(ZOOM.max, Math.max(ZOOM.min, stepped)).toFixed(1));
}

export function zoomBy(zoom: number, steps: number): number {
  return settleZoom(zoom + steps * ZOOM.step);
}

export interface Offset {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** How far a picture may be pushed: its edge never comes further in than the edge of the stage. */
export function clampOffset(offset: Offset, picture: Size, stage: Size, zoom: number): Offset {
  const room = (side: number, around: number) => Math.max(0, (side * zoom - around) / 2);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    x: clamp(offset.x, room(picture.width, stage.width)),
    y: clamp(offset.y, room(picture.height, stage.height)),
  };
}

/** The size at 100 %: whole on the stage, never larger than its own pixels. */
export function fitInto(picture: Size, stage: Size): Size {
  const scale = Math.min(1, stage.width / picture.width, stage.height / picture.height);
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
}

const SWIPE_PX = 56;

/** Which neighbour a sideways push asks for; 0 when it was too short or rather up or down. */
export function swipeStep({ x, y }: Offset): -1 | 0 | 1 {
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
