import { entryStatuses } from '@zaojie/contract/contests/contest-words';
import type { EntryForm } from '@zaojie/contract/contests/contest-forms.schemas';
import { contestErrors, entryErrors, teamErrors } from '@zaojie/contract/contests/contest.errors';
import type * as endpoints from '@zaojie/contract/contests/entry.endpoints';
import type { OwnEntry } from '@zaojie/contract/contests/entry.schemas';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { tellHeld } from '../../../frame/words/held-words.ts';
import { Refusal } from '../../../frame/refusal.ts';
import type { HeldWords } from '../../../frame/words/word-filter.ts';
import { findHeldWords } from '../../words/index.ts';
import { canSee } from '../contest.policy.ts';
import { hourOf, lockContest, type LockedContest } from '../contest.queries.ts';
import { findTeamOf, type TeamRow } from '../teams/team.queries.ts';
import { claimFiles, useFiles } from './entry-files.ts';
import {
  findEntry,
  findEntryOfTeam,
  insertEntry,
  submitEntry,
  takeBackEntry,
  updateEntry,
  type EntryRow,
  type EntryText,
} from './entry.queries.ts';
import { getOwnView, viewOwnEntry } from './own-entry.view.ts';

/** By the database's clock, with the contest held: whoever comes in the second of the deadline is late. */
export function checkOpen(contest: LockedContest, now: Date): void {
  const { status, submissions_close_at: closes, starts_at: starts } = contest;
  if (status === 'open' && (starts === null || now < starts)) throw new Refusal(entryErrors.notStarted);
  if (status !== 'running' || closes === null || now >= closes) throw new Refusal(entryErrors.tooLate);
}

const missingOf = ({ title, link, file, description }: EntryText): string[] => [
  ...(title === '' ? ['作品名称'] : []),
  ...(description === '' ? ['作品说明'] : []),
  ...(link === '' && file === null ? ['作品链接或文件'] : []),
];

/** Another team's entry looks like none. */
function checkChoice(before: EntryRow | null, chosen: EntryForm['submission_id']): void {
  if (chosen !== 'new' && before?.id !== chosen) throw new Refusal(entryErrors.notFound);
}

type Saving = {
  contest: LockedContest;
  team: TeamRow;
  userId: number;
  form: EntryForm;
  now: Date;
  /** Words in it that somebody has to look at. */
  held?: HeldWords | undefined;
};

/**
 * What is handed in is let through, for who is kept out of a vote can't be let in afterwards. Whoever moderates hears of it at
 * once and has until the vote to look; while it is only saved again, with nothing new in it, they don't hear of it again.
 */
async function tellNewlyHeld(
  tx: Tx,
  { id, before, held }: { id: number; before: EntryRow | null; held: HeldWords | undefined },
): Promise<void> {
  if (!held) return;
  const isKnown = before?.status === 'submitted';
  const known = isKnown ? await findHeldWords(tx, [before.title, before.description]) : [];
  const words = held.words.filter((word) => !known.includes(word));
  await tellHeld(tx, { ...held, words }, { kind: 'entry', targetId: id });
}

export async function writeEntry(tx: Tx, saving: Saving): Promise<number> {
  const { contest, team, userId, form, now, held } = saving;
  const before = await findEntryOfTeam(tx, team.id);
  checkChoice(before, form.submission_id);
  checkOpen(contest, now);
  if (before?.status === 'disqualified') throw new Refusal(entryErrors.disqualified);
  const files = await claimFiles(tx, { before, form, userId });
  const { title, description, link } = form;
  const text: EntryText = { title, description, link, ...files };
  const isHandedIn = form.submit || before?.status === 'submitted';
  const missing = missingOf(text);
  if (isHandedIn && missing.length > 0) {
    throw new Refusal(entryErrors.incomplete, { values: { missing: missing.join('、') } });
  }
  const place = { contestId: contest.id, teamId: team.id };
  const id = before?.id ?? (await insertEntry(tx, place, text, now));
  if (before) await updateEntry(tx, id, text, now);
  const memberIds = team.members
    .filter(({ joined_at: joinedAt }) => joinedAt !== null)
    .map((each) => each.id);
  await useFiles(tx, id, files, memberIds);
  if (isHandedIn && before?.status !== 'submitted') await submitEntry(tx, id, contest.id, now);
  if (isHandedIn) await tellNewlyHeld(tx, { id, before, held });
  return id;
}

async function holdContest(tx: Tx, id: number): Promise<LockedContest> {
  const contest = await lockContest(tx, id);
  if (!contest || !canSee(null, contest)) throw new Refusal(contestErrors.notFound);
  return contest;
}

export const saveEntry: Action<typeof endpoints.saveEntry> = async (context, { body }) => {
  const { userId } = context.viewer;
  const view = await context.transaction(async (tx): Promise<OwnEntry> => {
    const contest = await holdContest(tx, body.id);
    const team = await findTeamOf(tx, contest.id, userId);
    if (!team) throw new Refusal(teamErrors.notRegistered);
    const now = await hourOf(tx, context);
    await writeEntry(tx, { contest, team, userId, form: body, now, held: context.held });
    return viewOwnEntry(contest, team, { entry: await findEntryOfTeam(tx, team.id), now });
  });
  return new Answer(view.status === 'submitted' ? '作品已提交' : `${entryStatuses.draft}已保存`, view);
};

export const withdrawEntry: Action<typeof endpoints.withdrawEntry> = async (context, { body }) => {
  const { userId } = context.viewer;
  const view = await context.transaction(async (tx) => {
    const seen = await findEntry(tx, body.entry_id, userId);
    if (!seen?.is_mine) throw new Refusal(entryErrors.notFound);
    const contest = await holdContest(tx, seen.contest_id);
    const team = await findTeamOf(tx, contest.id, userId);
    const entry = team && (await findEntryOfTeam(tx, team.id));
    if (!entry) throw new Refusal(entryErrors.notFound);
    if (entry.status === 'disqualified') throw new Refusal(entryErrors.disqualified);
    if (entry.status === 'draft') throw new Refusal(entryErrors.notSubmitted);
    const now = await hourOf(tx, context);
    checkOpen(contest, now);
    await takeBackEntry(tx, entry, { status: 'draft' }, now);
    return viewOwnEntry(contest, team, { entry: { ...entry, status: 'draft' }, now });
  });
  return new Answer('已收回成草稿', view);
};

export const getOwnEntry: Action<typeof endpoints.getOwnEntry> = (context, { query }) =>
  getOwnView(context.db, {
    contestId: query.id,
    choice: query.submission_id,
    viewer: context.viewer,
    now: context.now(),
  });
