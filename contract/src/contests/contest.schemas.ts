import * as z from 'zod';
import { id, paged } from '../primitives.ts';
import { picture } from '../uploads/upload.schemas.ts';
import {
  contestCategoryNames,
  contestStatusNames,
  contestStepNames,
  contestTabNames,
  entryStatusNames,
} from './contest-words.ts';

export const contestId = () => id('无效的活动ID');
export const person = z.object({ id: z.int(), nickname: z.string(), avatar: z.string() });

export const contestTimes = z.object({
  registration_opens_at: z.string(),
  /** Registration ends and the theme is revealed. */
  starts_at: z.string(),
  /** Voting opens. */
  submissions_close_at: z.string(),
  voting_closes_at: z.string(),
  announce_at: z.string(),
});

/** The hour that is counted down to; null when nothing more is to come. */
export const countdown = z.object({ step: z.enum(contestStepNames), label: z.string(), at: z.string() });

export const contestCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(contestCategoryNames),
  category_name: z.string(),
  cover: picture.nullable(),
  status: z.enum(contestStatusNames),
  status_label: z.string(),
  /** Where it is listed; null for what isn't. */
  tab: z.enum(contestTabNames).nullable(),
  /** Yuan, all prizes together. */
  prize_pool: z.number(),
  /** 1: everybody for themselves. */
  team_max: z.int(),
  participant_count: z.int(),
  team_count: z.int(),
  /** Handed in; of those who are still at it nothing is told before voting opens. */
  entry_count: z.int(),
  ...contestTimes.shape,
  countdown: countdown.nullable(),
  organiser: person,
  /** The viewer is in a team of it. */
  is_registered: z.boolean(),
});
export type ContestCard = z.output<typeof contestCard>;

/** Countdowns run by the server's clock. */
const serverTime = { server_time: z.string() };

export const contestPage = paged(contestCard).extend({
  counts: z.object({ open: z.int(), running: z.int(), voting: z.int(), ended: z.int() }),
  ...serverTime,
});
export type ContestPage = z.output<typeof contestPage>;

export const criterion = z.object({
  /** Its number, from 1 on. */
  id: z.int(),
  name: z.string(),
  about: z.string(),
  /** Percent; all together 100. */
  weight: z.int(),
});
export type Criterion = z.output<typeof criterion>;

export const prize = z.object({
  name: z.string(),
  /** So many places get it, after those of the prizes before it. */
  winners: z.int(),
  /** Yuan for each of them. */
  amount: z.number(),
  words: z.string(),
});
export type Prize = z.output<typeof prize>;

export const sponsor = z.object({ name: z.string(), link: z.string() });

export const teamMember = z.object({
  user: person,
  is_captain: z.boolean(),
  /** Null: invited and hasn't answered. */
  joined_at: z.string().nullable(),
});

export const team = z.object({
  id: z.int(),
  contest_id: z.int(),
  /** Empty for somebody on their own; `shown_name` then is their nickname. */
  name: z.string(),
  shown_name: z.string(),
  captain_id: z.int(),
  members: z.array(teamMember),
  can: z.object({
    rename: z.boolean(),
    invite: z.boolean(),
    remove: z.boolean(),
    leave: z.boolean(),
  }),
});
export type Team = z.output<typeof team>;

export const teamInvitation = z.object({
  team_id: z.int(),
  contest_id: z.int(),
  contest_title: z.string(),
  team_name: z.string(),
  captain: person,
  members_count: z.int(),
  invited_at: z.string(),
});
export type TeamInvitation = z.output<typeof teamInvitation>;

/** What the viewer may do now. */
export const contestCan = z.object({
  edit: z.boolean(),
  /** Say more about what is public already. */
  amend: z.boolean(),
  propose: z.boolean(),
  withdraw: z.boolean(),
  delete: z.boolean(),
  register: z.boolean(),
  submit: z.boolean(),
  vote: z.boolean(),
  approve: z.boolean(),
  reject: z.boolean(),
  edit_times: z.boolean(),
  /** An administrator ends the running step now. */
  advance: z.boolean(),
  disqualify: z.boolean(),
  cancel: z.boolean(),
  announce: z.boolean(),
});
export type ContestCan = z.output<typeof contestCan>;

export const contestDetail = contestCard.extend({
  /** Null until the start, for everybody. */
  theme: z.object({ title: z.string(), note: z.string() }).nullable(),
  /** Sanitised HTML. */
  rules: z.string(),
  /** What the organiser added to them since, the oldest first. */
  additions: z.array(z.object({ text: z.string(), at: z.string() })),
  prizes: z.array(prize),
  criteria: z.array(criterion),
  sponsors: z.array(sponsor),
  /** What is said about it: posts with this tag. Null before it was approved. */
  tag: z.object({ id: z.int(), name: z.string() }).nullable(),
  is_organiser: z.boolean(),
  my_team: team.nullable(),
  my_invitations: z.array(teamInvitation),
  my_entry: z
    .object({
      id: z.int(),
      title: z.string(),
      status: z.enum(entryStatusNames),
      status_label: z.string(),
      /** Why it was disqualified. */
      reason: z.string(),
      updated_at: z.string(),
    })
    .nullable(),
  /** Entries that the viewer has rated. */
  my_ballots_count: z.int(),
  /** Voting is over and the ranks stand. */
  has_results: z.boolean(),
  /** Why it was cancelled or turned down. */
  reason: z.string(),
  announced_at: z.string().nullable(),
  ...serverTime,
  can: contestCan,
});
export type ContestDetail = z.output<typeof contestDetail>;

/** Everything of one's own draft, as it was put in. What isn't filled in yet is empty or null. */
export const contestDraft = z.object({
  id: z.int(),
  status: z.enum(contestStatusNames),
  status_label: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(contestCategoryNames),
  cover: picture.nullable(),
  theme: z.string(),
  theme_note: z.string(),
  rules: z.string(),
  prizes: z.array(prize),
  criteria: z.array(criterion),
  sponsors: z.array(sponsor),
  team_max: z.int(),
  registration_opens_at: z.string().nullable(),
  starts_at: z.string().nullable(),
  submissions_close_at: z.string().nullable(),
  voting_closes_at: z.string().nullable(),
  announce_at: z.string().nullable(),
  prize_pool: z.number(),
  /** Why it was turned down. */
  reason: z.string(),
  /** What is missing before it can be proposed, in words. */
  missing: z.array(z.string()),
  /** Yuan that the wallet lacks for the prizes; 0 when there is enough. */
  balance_missing: z.number(),
  updated_at: z.string(),
  can: contestCan,
});
export type ContestDraft = z.output<typeof contestDraft>;

/** In a list of one's own: what one organises. */
export const ownContest = contestDraft.pick({
  id: true,
  status: true,
  status_label: true,
  title: true,
  summary: true,
  category: true,
  cover: true,
  prize_pool: true,
  starts_at: true,
  reason: true,
  updated_at: true,
  can: true,
});
export type OwnContest = z.output<typeof ownContest>;

/** As an administrator sees it, theme and all. */
export const adminContest = contestCard.extend({
  theme: z.string(),
  theme_note: z.string(),
  rules: z.string(),
  prizes: z.array(prize),
  criteria: z.array(criterion),
  sponsors: z.array(sponsor),
  reason: z.string(),
  proposed_at: z.string().nullable(),
  has_results: z.boolean(),
  /** What the word filter found. */
  found_words: z.array(z.string()),
  /** Yuan that the organiser's wallet lacks, of a proposal. */
  balance_missing: z.number(),
  can: contestCan,
});
export type AdminContest = z.output<typeof adminContest>;
