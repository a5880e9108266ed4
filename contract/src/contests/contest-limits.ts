/** Apart from the limits that every first page carries. */
export const contestLimits = {
  pageSize: 12,
  entriesSize: 24,
  resultsSize: 20,
  ballotsSize: 20,
  titleMin: 4,
  titleMax: 40,
  summaryMax: 80,
  themeMax: 60,
  themeNoteMax: 500,
  /** Characters of HTML. */
  rulesMax: 50_000,
  criteriaMax: 6,
  criterionMax: 12,
  criterionAboutMax: 60,
  prizesMax: 8,
  prizeNameMax: 20,
  prizeWordsMax: 60,
  /** Places that get a prize, all kinds together. */
  winnersMax: 50,
  /** A million yuan in all. */
  poolMaxFen: 100_000_000,
  sponsorsMax: 10,
  sponsorMax: 30,
  linkMax: 500,
  additionMax: 500,
  additionsMost: 20,
  teamMax: 10,
  teamNameMax: 20,
  /** Drafts and proposals that one person keeps at once. */
  ownMost: 20,
  entryTitleMax: 40,
  entryDescriptionMax: 3000,
  screenshotsMax: 8,
  scoreMin: 1,
  scoreMax: 5,
  reasonMax: 200,
  /** From one step to the next. */
  stepMinMinutes: 60,
  stepMaxDays: 180,
  /** Before submissions close, those who haven't handed in are told. */
  closingSoonHours: 24,
} as const;

/**
 * How few ballots are corrected for: so many ballots of the contest's mean are added to each entry's own
 * (docs/decisions/0052-contests.md).
 */
export const PRIOR_BALLOTS = 5;
