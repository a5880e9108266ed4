// Apart from the schemas: pages that only show pictures don't load a validator.

/** The widths that pictures are drawn in, besides their own. */
export const pictureWidths = [320, 640, 1280, 1920] as const;

// A size hardly smaller than the largest would cost storage and save nobody anything.
const WORTH_A_SIZE_BELOW = 0.8;

/** Those of the widths that a picture of this width is drawn in. */
export function smallerWidths(width: number): number[] {
  return pictureWidths.filter((step) => step <= width * WORTH_A_SIZE_BELOW);
}
