import * as z from 'zod';
import { paged } from '../primitives.ts';
import { picture } from '../uploads/upload.schemas.ts';
import {
  contestCategoryNames,
  contestStatusNames,
  entryStatusNames,
  skipReasonNames,
} from './contest-words.ts';
import { criterion, person } from './contest.schemas.ts';

export const entryCard = z.object({
  id: z.int(),
  contest_id: z.int(),
  /** Within its contest: 匿名 017. */
  number: z.int(),
  title: z.string(),
  excerpt: z.string(),
  cover: picture.nullable(),
  /** People who rated it. */
  ballot_count: z.int(),
  /** Null until voting has closed; the captain first. */
  authors: z.array(person).nullable(),
  /** Empty for somebody on their own; null as the authors. */
  team_name: z.string().nullable(),
  /** Null until the results stand. */
  rank: z.int().nullable(),
  /** From 1 to 5, corrected; null also for an entry that nobody rated. */
  score: z.number().nullable(),
  /** The viewer's or their team's. */
  is_mine: z.boolean(),
});
export type EntryCard = z.output<typeof entryCard>;
export const entryPage = paged(entryCard).extend({ server_time: z.string() });

export const entryFile = z.object({ name: z.string(), size: z.int(), mime: z.string(), sha256: z.string() });

/** What an entry stands in. */
export const contestLabel = z.object({
  id: z.int(),
  title: z.string(),
  category: z.enum(contestCategoryNames),
  status: z.enum(contestStatusNames),
  status_label: z.string(),
  submissions_close_at: z.string(),
  voting_closes_at: z.string(),
  criteria: z.array(criterion),
});

const shownScore = z.object({ criterion_id: z.int(), name: z.string(), weight: z.int(), score: z.number() });
const givenScore = z.object({ criterion_id: z.int(), score: z.int() });

export const ballot = z.object({
  /** Null for an entry that was skipped. */
  scores: z.array(givenScore).nullable(),
  skip_reason: z.enum(skipReasonNames).nullable(),
  updated_at: z.string(),
});
export type Ballot = z.output<typeof ballot>;

export const entryDetail = entryCard.extend({
  contest: contestLabel,
  description: z.string(),
  link: z.string(),
  file: entryFile.nullable(),
  screenshots: z.array(picture),
  status: z.enum(entryStatusNames),
  status_label: z.string(),
  /** Why it was disqualified; its team's and administrators' to read. */
  reason: z.string(),
  submitted_at: z.string().nullable(),
  /** Each criterion's corrected mean; empty until the results stand. */
  criteria_scores: z.array(shownScore),
  my_ballot: ballot.nullable(),
  server_time: z.string(),
  can: z.object({
    download: z.boolean(),
    report: z.boolean(),
    vote: z.boolean(),
    edit: z.boolean(),
    disqualify: z.boolean(),
  }),
});
export type EntryDetail = z.output<typeof entryDetail>;

/** The team's own, to be edited. Of one that isn't begun `id` is null and everything is empty. */
export const ownEntry = z.object({
  id: z.int().nullable(),
  contest: contestLabel,
  team: z.object({ id: z.int(), shown_name: z.string(), members: z.array(person) }),
  theme: z.object({ title: z.string(), note: z.string() }).nullable(),
  title: z.string(),
  description: z.string(),
  link: z.string(),
  file: entryFile.nullable(),
  screenshots: z.array(picture),
  status: z.enum(entryStatusNames),
  status_label: z.string(),
  reason: z.string(),
  submitted_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  server_time: z.string(),
  can: z.object({ save: z.boolean(), submit: z.boolean(), withdraw: z.boolean() }),
});
export type OwnEntry = z.output<typeof ownEntry>;

export const resultRow = entryCard.extend({
  rank: z.int(),
  criteria_scores: z.array(shownScore),
  /** What this place wins, yuan for the whole team. */
  prize: z
    .object({ name: z.string(), amount: z.number(), words: z.string(), is_paid: z.boolean() })
    .nullable(),
});
export type ResultRow = z.output<typeof resultRow>;
export const resultPage = paged(resultRow).extend({
  criteria: z.array(criterion),
  computed_at: z.string().nullable(),
  announced_at: z.string().nullable(),
});

/** The next entry to rate, or the one that was asked for. */
export const ballotPaper = z.object({
  contest: contestLabel,
  /** Null: everything is rated. */
  entry: entryDetail.nullable(),
  rated_count: z.int(),
  skipped_count: z.int(),
  /** All that the viewer may rate. */
  total_count: z.int(),
  server_time: z.string(),
});
export type BallotPaper = z.output<typeof ballotPaper>;

export const ownBallot = ballot.extend({ entry: entryCard });
export type OwnBallot = z.output<typeof ownBallot>;
export const ownBallotPage = paged(ownBallot).extend({
  contest: contestLabel,
  rated_count: z.int(),
  skipped_count: z.int(),
  total_count: z.int(),
  /** Ballots can still be changed. */
  can_change: z.boolean(),
  server_time: z.string(),
});

/** For administrators: never anonymous. */
export const adminEntry = entryCard.extend({
  status: z.enum(entryStatusNames),
  status_label: z.string(),
  reason: z.string(),
  link: z.string(),
  authors: z.array(person),
  team_name: z.string(),
  submitted_at: z.string().nullable(),
  can: z.object({ disqualify: z.boolean() }),
});
export type AdminEntry = z.output<typeof adminEntry>;
