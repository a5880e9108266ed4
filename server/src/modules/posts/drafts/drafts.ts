import type * as endpoints from '@zaojie/contract/posts/draft.endpoints';
import { draftErrors } from '@zaojie/contract/posts/draft.errors';
import { limits } from '@zaojie/contract/limits';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { lockUsers } from '../../users/index.ts';
import * as drafts from './draft.queries.ts';

function label({ id, title, created_at, updated_at }: drafts.DraftRow) {
  return { id, title, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}

export const listDrafts: Action<typeof endpoints.listDrafts> = async ({ db, viewer }) => {
  const rows = await drafts.listDraftRows(db, viewer.userId);
  return { data: rows.map((row) => label(row)) };
};

/** Somebody else's draft answers like one that doesn't exist. */
export const getDraft: Action<typeof endpoints.getDraft> = async ({ db, viewer }, { params }) => {
  const row = await drafts.findDraft(db, params.id, viewer.userId);
  if (!row) throw new Refusal(draftErrors.notFound);
  return { ...label(row), form: row.form };
};

export const saveDraft: Action<typeof endpoints.saveDraft> = async (context, { body }) => {
  const { userId } = context.viewer;
  const now = context.now();
  const draft = { user_id: userId, title: body.title, form: body.form, now };
  const id = await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    if (body.id) {
      if (!(await drafts.updateDraft(tx, body.id, draft))) throw new Refusal(draftErrors.notFound);
      return body.id;
    }
    if ((await drafts.countDrafts(tx, userId)) >= limits.draft.most) throw new Refusal(draftErrors.tooMany);
    return drafts.insertDraft(tx, draft);
  });
  return new Answer('草稿已保存', { id, updated_at: now.toISOString() });
};

export const deleteDraft: Action<typeof endpoints.deleteDraft> = async ({ db, viewer }, { params }) => {
  if (!(await drafts.removeDraft(db, params.id, viewer.userId))) throw new Refusal(draftErrors.notFound);
  return new Answer('草稿已删除', {});
};
