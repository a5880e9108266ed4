import { contestLimits } from '@zaojie/contract/contests/contest-limits';
import type * as endpoints from '@zaojie/contract/contests/contest.endpoints';
import type { ContestForm } from '@zaojie/contract/contests/contest-forms.schemas';
import { contestErrors } from '@zaojie/contract/contests/contest.errors';
import type { ContestDraft } from '@zaojie/contract/contests/contest.schemas';
import type { Db, Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { ContextFor, Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { findHeldWords } from '../../words/index.ts';
import { releaseUploads, useUploads } from '../../uploads/index.ts';
import { lockUsers } from '../../users/index.ts';
import {
  countUnproposed,
  insertContest,
  lockContest,
  updateContest,
  type LockedContest,
} from '../contest.queries.ts';
import { moveContest } from '../running/move-contest.ts';
import { findDraft, viewDraft } from './draft.view.ts';

import { emptyContest, prepareContest, usedBy } from './write-contest.ts';

async function getDraftView(db: Db, viewer: Viewer, id: number, now: Date): Promise<ContestDraft> {
  const row = await findDraft(db, id, viewer.userId);
  if (!row) throw new Refusal(contestErrors.notFound);
  return viewDraft(row, viewer, now);
}

export const getContestDraft: Action<typeof endpoints.getContestDraft> = (context, { query }) =>
  getDraftView(context.db, context.viewer, query.id, context.now());

export async function writeDraft(tx: Tx, userId: number, form: ContestForm, now: Date): Promise<number> {
  await lockUsers(tx, [userId]);
  if ((await countUnproposed(tx, userId)) >= contestLimits.ownMost) throw new Refusal(contestErrors.tooMany);
  const before = { ...emptyContest, title: form.title, category: form.category };
  const { text, uploads } = await prepareContest(tx, before, form, userId);
  const id = await insertContest(tx, userId, text, now);
  await useUploads(tx, usedBy(id), uploads);
  return id;
}

export const createContest: Action<typeof endpoints.createContest> = async (context, { body }) => {
  const { viewer } = context;
  const now = context.now();
  const view = await context.transaction(async (tx) =>
    getDraftView(tx, viewer, await writeDraft(tx, viewer.userId, body, now), now),
  );
  return new Answer('草稿已保存', view);
};

/** Somebody else's answers like one that doesn't exist. */
async function lockOwn(tx: Tx, userId: number, id: number): Promise<LockedContest> {
  const contest = await lockContest(tx, id);
  if (contest?.organiser_id !== userId) throw new Refusal(contestErrors.notFound);
  return contest;
}

export const editContest: Action<typeof endpoints.editContest> = async (context, { body }) => {
  const { viewer } = context;
  const now = context.now();
  const view = await context.transaction(async (tx) => {
    const contest = await lockOwn(tx, viewer.userId, body.id);
    await moveContest(tx, contest, { move: 'edit', role: 'organiser', viewerId: viewer.userId, now });
    const { text, uploads } = await prepareContest(tx, contest, body, viewer.userId);
    await updateContest(tx, contest.id, text, now);
    await useUploads(tx, usedBy(contest.id), uploads);
    return getDraftView(tx, viewer, contest.id, now);
  });
  return new Answer('草稿已保存', view);
};

function wordsOf({ title, summary, theme, theme_note: note, rules, ...lists }: LockedContest): string[] {
  const criteria = lists.criteria.flatMap(({ name, about }) => [name, about]);
  const prizes = lists.prizes.flatMap(({ name, words }) => [name, words]);
  return [
    title,
    summary,
    theme,
    note,
    rules,
    ...criteria,
    ...prizes,
    ...lists.sponsors.map(({ name }) => name),
  ];
}

/** The filter only points: an administrator reads every proposal. */
export async function propose(tx: Tx, userId: number, id: number, now: Date): Promise<void> {
  const contest = await lockOwn(tx, userId, id);
  const change = { found_words: await findHeldWords(tx, wordsOf(contest)) };
  await moveContest(tx, contest, { move: 'propose', role: 'organiser', viewerId: userId, now, change });
}

export const proposeContest: Action<typeof endpoints.proposeContest> = async (context, { body }) => {
  const { viewer } = context;
  const now = context.now();
  const view = await context.transaction(async (tx) => {
    await propose(tx, viewer.userId, body.id, now);
    return getDraftView(tx, viewer, body.id, now);
  });
  return new Answer('已提交，等待审核', view);
};

function moveOwn(context: ContextFor<'member'>, id: number, move: 'withdraw' | 'delete') {
  const { userId } = context.viewer;
  const now = context.now();
  return context.transaction(async (tx) => {
    const contest = await lockOwn(tx, userId, id);
    await moveContest(tx, contest, { move, role: 'organiser', viewerId: userId, now });
    if (move === 'delete') await releaseUploads(tx, usedBy(id));
    return move === 'delete' ? null : getDraftView(tx, context.viewer, id, now);
  });
}

export const withdrawContest: Action<typeof endpoints.withdrawContest> = async (context, { body }) => {
  const view = await moveOwn(context, body.id, 'withdraw');
  if (!view) throw new Error(`contest ${body.id} is gone in its own transaction`);
  return new Answer('已撤回', view);
};

export const deleteContest: Action<typeof endpoints.deleteContest> = async (context, { body }) => {
  await moveOwn(context, body.id, 'delete');
  return new Answer('已删除', { id: body.id });
};
