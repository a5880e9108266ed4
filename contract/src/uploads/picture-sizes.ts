// Apart from the schemas: pages that only show pictures don't load a validator.

/** The widths in which every picture is there, besides its own: so it can be asked for by whoever knows its address alone. */
export const pictureWidths = [320, 640, 1280, 1920] as const;

// A size hardly smaller than the largest would cost storage and save nobody anything.
const WORTH_A_SIZE_BELOW = 0.8;

/** Those of the widths in which a picture of this width is there. */
export function smallerWidths(width: number, of: readonly number[] = pictureWidths): number[] {
  return of.filter((step) => step <= width * WORTH_A_SIZE_BELOW);
}
