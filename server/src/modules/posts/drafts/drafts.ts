import type * as endpoints from '@zaojie/contract/posts/draft.endpoints';
import { draftErrors } from '@zaojie/contract/posts/draft.errors';
import { limits } from '@zaojie/contract/limits';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { imagesOf } from '../../../platform/rich-text/sanitise.ts';
import { claimUploads, releaseUploads, useUploads } from '../../uploads/index.ts';
import { lockUsers } from '../../users/index.ts';
import * as drafts from './draft.queries.ts';

const usedBy = (draftId: number) => ({ kind: 'post-draft', ownerId: draftId, readers: 'everybody' }) as const;

/** The addresses of pictures that a form mentions, whatever else stands in it. */
function picturesIn(form: string): string[] {
  const { pictures, content } = JSON.parse(form) as { pictures?: unknown; content?: unknown };
  const listed = (Array.isArray(pictures) ? pictures : []).flatMap((picture: unknown) => {
    const url = typeof picture === 'object' && picture !== null && 'url' in picture ? picture.url : null;
    return typeof url === 'string' ? [url] : [];
  });
  const urls = [...listed, ...(typeof content === 'string' ? imagesOf(content) : [])];
  return [...new Set(urls)].slice(0, limits.draft.picturesMost);
}

/** Pictures of a draft stay as long as it does; what isn't theirs, or is gone, is left alone. */
async function keepPictures(tx: Tx, id: number, userId: number, form: string): Promise<void> {
  const { uploads } = await claimUploads(tx, { userId, urls: picturesIn(form) });
  await useUploads(tx, usedBy(id), uploads);
}

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
      await keepPictures(tx, body.id, userId, body.form);
      return body.id;
    }
    if ((await drafts.countDrafts(tx, userId)) >= limits.draft.most) throw new Refusal(draftErrors.tooMany);
    const added = await drafts.insertDraft(tx, draft);
    await keepPictures(tx, added, userId, body.form);
    return added;
  });
  return new Answer('草稿已保存', { id, updated_at: now.toISOString() });
};

export const deleteDraft: Action<typeof endpoints.deleteDraft> = async (context, { params }) => {
  await context.transaction(async (tx) => {
    const isTheirs = await drafts.removeDraft(tx, params.id, context.viewer.userId);
    if (!isTheirs) throw new Refusal(draftErrors.notFound);
    await releaseUploads(tx, usedBy(params.id));
  });
  return new Answer('草稿已删除', {});
};
