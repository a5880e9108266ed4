/** Apart from the limits that every first page carries. */
export const bountyLimits = {
  titleMax: 40,
  descriptionMax: 2000,
  /** A million yuan. */
  budgetMaxFen: 100_000_000,
  maxImages: 4,
  imageMaxBytes: 5 * 1024 * 1024,
  linkMax: 500,
  pageSize: 10,
  deadlineDays: 7,
  urgentDays: 3,
  noteMax: 500,
  maxNotes: 10,
  similar: 3,
  /** An application that isn't answered within so many days counts against the publisher's reply rate. */
  replyDays: 7,
  invitesPerBounty: 30,
} as const;

export const applicationLimits = {
  proposalMax: 1000,
  daysMax: 365,
  maxFiles: 4,
  reasonMax: 200,
  pageSize: 10,
  compared: 3,
  works: 3,
  /** Own works that can be attached. */
  maxWorks: 6,
  statsDays: 90,
} as const;
