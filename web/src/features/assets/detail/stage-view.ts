export type View = { zoom: number; offset: { x: number; y: number } };

export const ZOOM_ENDS = { min: 0.25, max: 4, step: 0.25 } as const;
export const WHOLE: View = { zoom: 1, offset: { x: 0, y: 0 } };

/** Between a quarter and four times, to the percent; what is looked at stays in the middle. */
export function changeZoom({ zoom, offset }: View, wanted: number): View {
  const next = Math.min(ZOOM_ENDS.max, Math.max(ZOOM_ENDS.min, Math.round(wanted * 100) / 100));
  const scale = next / zoom;
  return { zoom: next, offset: { x: offset.x * scale, y: offset.y * scale } };
}

/** A picture that is smaller than its ground stays in the middle, a larger one covers it. */
export function keepOffset({ zoom, offset }: View, ground: { width: number; height: number }): View {
  const room = (side: number) => Math.max(0, (side * zoom - side) / 2);
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    zoom,
    offset: { x: within(offset.x, room(ground.width)), y: within(offset.y, room(ground.height)) },
  };
}
