export type ImageRefusalReason =
  | 'type'
  | 'too_many_pixels'
  | 'too_long_side'
  | 'too_much_animation'
  | 'too_costly'
  | 'broken';

/** The bytes are not a picture we take; the caller turns the reason into words for a person. */
export class ImageRefused extends Error {
  readonly reason: ImageRefusalReason;

  constructor(reason: ImageRefusalReason, cause?: unknown) {
    super(`Image refused: ${reason}`, { cause });
    this.reason = reason;
  }
}
