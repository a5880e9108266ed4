/** Apart from the limits that every first page carries. */
export const gameLimits = {
  pageSize: 12,
  commentsPageSize: 10,
  /** Answers that come with their comment; the others are asked for. */
  repliesShown: 3,
  related: 4,
  hot: 5,
  titleMax: 40,
  summaryMax: 60,
  descriptionMax: 5000,
  typesMax: 3,
  tagsMax: 5,
  tagMax: 12,
  screenshotsMax: 8,
  linkMax: 500,
  /** A thousand yuan. */
  priceMaxFen: 100_000,
  buildsMax: 12,
  versionMax: 20,
  notesMax: 500,
  reasonMax: 200,
  /** Drafts and games that one person keeps. */
  gamesMost: 100,
  ratingMax: 5,
  recentDays: 30,
  /** Until then a purchase that wasn't downloaded is given back, and the money waits. */
  refundHours: 2,
  /** What the platform keeps of what the developer is paid, in thousandths. */
  feePermille: 50,
} as const;
