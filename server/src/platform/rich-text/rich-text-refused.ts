export type RichTextRefusalReason = 'too_long' | 'too_deep' | 'too_much_markup';

/** The markup would cost more to read than any honest text; the caller turns the reason into words for a person. */
export class RichTextRefused extends Error {
  readonly reason: RichTextRefusalReason;

  constructor(reason: RichTextRefusalReason) {
    super(`Rich text refused: ${reason}`);
    this.reason = reason;
  }
}
