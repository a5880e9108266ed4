// A cut is known by its middle, in pixels of the picture, and its zoom: whatever size it is shown in, it stays the same.

export type Size = { width: number; height: number };
export type CropView = { x: number; y: number; zoom: number };
export type Cut = Size & { x: number; y: number };
/** A place or a distance within the frame, as shares of its width and height. */
export type Share = { x: number; y: number };

export const ZOOM = { min: 1, max: 4 } as const;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** How much of the picture the frame shows: all it can at zoom 1, without an empty edge. */
function cutSize(image: Size, aspect: number, zoom: number): Size {
  const width = Math.min(image.width, image.height * aspect) / zoom;
  return { width, height: width / aspect };
}

/** The nearest view that leaves no edge of the frame empty. */
export function within(image: Size, aspect: number, view: CropView): CropView {
  const zoom = clamp(view.zoom, ZOOM.min, ZOOM.max);
  const { width, height } = cutSize(image, aspect, zoom);
  return {
    zoom,
    x: clamp(view.x, width / 2, image.width - width / 2),
    y: clamp(view.y, height / 2, image.height - height / 2),
  };
}

export function centred(image: Size): CropView {
  return { x: image.width / 2, y: image.height / 2, zoom: 1 };
}

export function cutOf(image: Size, aspect: number, view: CropView): Cut {
  const { width, height } = cutSize(image, aspect, view.zoom);
  return { x: view.x - width / 2, y: view.y - height / 2, width, height };
}

/** The picture follows the hand. */
export function pan(image: Size, aspect: number, view: CropView, by: Share): CropView {
  const { width, height } = cutSize(image, aspect, view.zoom);
  return within(image, aspect, { ...view, x: view.x - by.x * width, y: view.y - by.y * height });
}

/** What is under the place stays under it. */
export function zoomTo(
  image: Size,
  aspect: number,
  view: CropView,
  zoom: number,
  at: Share = { x: 0.5, y: 0.5 },
): CropView {
  const wanted = clamp(zoom, ZOOM.min, ZOOM.max);
  const before = cutSize(image, aspect, view.zoom);
  const after = cutSize(image, aspect, wanted);
  return within(image, aspect, {
    zoom: wanted,
    x: view.x + (at.x - 0.5) * (before.width - after.width),
    y: view.y + (at.y - 0.5) * (before.height - after.height),
  });
}
