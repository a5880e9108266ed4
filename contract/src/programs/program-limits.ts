/** Apart from the limits that every first page carries. */
export const programLimits = {
  pageSize: 12,
  managePageSize: 10,
  devlogsPageSize: 6,
  titleMax: 40,
  summaryMax: 60,
  /** Characters of HTML. */
  pitchMax: 50_000,
  genresMax: 3,
  mediaMax: 8,
  rolesMax: 10,
  roleNameMax: 20,
  requirementsMax: 500,
  payWordsMax: 40,
  placesMax: 20,
  milestonesMax: 12,
  milestoneTitleMax: 40,
  milestoneNoteMax: 60,
  messageMax: 500,
  applicationLinksMax: 5,
  applicationWorksMax: 6,
  linkMax: 300,
  reasonMax: 200,
  teamNameMax: 20,
  teamWordsMax: 200,
  /** Those that came with projects among them. */
  teamsMost: 60,
  /** Drafts and projects that one person keeps. */
  projectsMost: 50,
  /** Of one project, its owner among them. */
  membersMost: 50,
  invitationDays: 14,
  /** Offered ones of one project. */
  invitationsMost: 20,
  devlogsMost: 500,
  demo: {
    maxBytes: 100 * 1024 * 1024,
    /** What a build to play may be once unpacked. */
    unpackedMaxBytes: 300 * 1024 * 1024,
    filesMost: 2000,
    versionMax: 20,
  },
} as const;
