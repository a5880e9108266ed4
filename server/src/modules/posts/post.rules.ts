/** Liveliness grows by powers of ten; this much age weighs as much as ten times the liveliness. */
const SECONDS_PER_DECADE = 2 * 86_400;
const weights = { like: 3, comment: 4, share: 2, view: 0.05 } as const;

export type PostCounts = {
  like_count: number;
  comment_count: number;
  share_count: number;
  view_count: number;
};

/**
 * How high a post stands in the recommendations before anything personal: newer posts stand higher, livelier ones
 * hold out longer. It doesn't depend on the time of asking, so it can be stored and read from an index.
 */
export function rankOf(counts: PostCounts, createdAt: Date): number {
  const liveliness =
    counts.like_count * weights.like +
    counts.comment_count * weights.comment +
    counts.share_count * weights.share +
    counts.view_count * weights.view;
  return Math.log10(1 + liveliness) + createdAt.getTime() / 1000 / SECONDS_PER_DECADE;
}

/** As much as half an hour of age. */
const RANK_TOLERANCE = 0.01;

/** Whether a stored rank has fallen so far behind that it should be stored anew. */
export function isRankOff(stored: number, actual: number): boolean {
  return Math.abs(stored - actual) > RANK_TOLERANCE;
}

/** What a viewer's own ties add to the rank; the strongest tie counts. */
export const ties = { followedAuthor: 0.6, joinedCircle: 0.4, followedTag: 0.3 } as const;

/** How much lower posts stand of authors and tags that somebody dismissed, where no tie speaks for them. */
export const DAMPING = -1;
/** One dismissed post says little of its tags. */
export const DAMPED_TAG_TIMES = 2;

/** A post's pictures, those in its text included, are for everybody. */
export function usedBy(postId: number) {
  return { kind: 'post', ownerId: postId, readers: 'everybody' } as const;
}

export const EXCERPT_CHARACTERS = 140;
export const SUMMARY_CHARACTERS = 100;

/** A post with pictures is a work; one of words alone isn't. */
export function worksIn({ cover_image }: { cover_image: string }): 0 | 1 {
  return cover_image === '' ? 0 : 1;
}
