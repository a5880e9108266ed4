import type * as endpoints from '@zaojie/contract/circles/circle-admin.endpoints';
import { circleLimits, type ManagedCircle } from '@zaojie/contract/circles/circle-admin.endpoints';
import { circleErrors } from '@zaojie/contract/circles/circle.errors';
import type { Tx } from '../../db/database.ts';
import { violatedConstraint } from '../../db/pg-errors.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { record } from '../audit/index.ts';
import { claimUploads, useUploads } from '../uploads/index.ts';
import {
  findManaged,
  insertCircle,
  listManaged,
  setHidden,
  updateCircle,
  type CircleText,
  type ManagedRow,
} from './managed.queries.ts';

const view = ({ post_count, member_count, created_at, hidden_at, ...row }: ManagedRow): ManagedCircle => ({
  ...row,
  posts_count: post_count,
  members_count: member_count,
  created_at: created_at.toISOString(),
  is_hidden: hidden_at !== null,
});

export const listManagedCircles: Action<typeof endpoints.listManagedCircles> = async ({ db }) =>
  (await listManaged(db)).map(view);

type Writing = { id: number | null; text: CircleText; adminId: number; now: Date };

async function write(tx: Tx, { id, text, now }: Writing): Promise<number> {
  try {
    if (id === null) return await insertCircle(tx, text, now);
    if (!(await updateCircle(tx, id, text))) throw new Refusal(circleErrors.notFound);
    return id;
  } catch (error) {
    if (violatedConstraint(error) === 'circles_name')
      throw new Refusal(circleErrors.nameTaken, { data: { field: 'name' } });
    throw error;
  }
}

/** New pictures must be the administrator's own uploads; those that it has stay as they are. */
async function takePictures(
  tx: Tx,
  circleId: number,
  before: CircleText | null,
  writing: Writing,
): Promise<void> {
  const { icon, cover_image: cover } = writing.text;
  const fresh = [icon, cover].filter(
    (url) => url !== '' && url !== before?.icon && url !== before?.cover_image,
  );
  if (fresh.length === 0) return;
  const { uploads, missing } = await claimUploads(tx, { userId: writing.adminId, urls: fresh });
  if (missing.length > 0 || uploads.some(({ kind }) => kind !== 'image')) {
    throw new Refusal(circleErrors.foreignPicture);
  }
  for (const upload of uploads) {
    const slot = upload.url === icon ? 'circle-icon' : 'circle-cover';
    await useUploads(tx, { kind: slot, ownerId: circleId, readers: 'everybody' }, [upload]);
  }
}

export const saveCircle: Action<typeof endpoints.saveCircle> = async (context, { body }) => {
  const { id = null, ...text } = body;
  const now = context.now();
  const writing: Writing = { id, text, adminId: context.viewer.userId, now };
  const row = await context.transaction(async (tx) => {
    const before = id === null ? null : await findManaged(tx, id);
    if (id === null && (await listManaged(tx)).length >= circleLimits.most)
      throw new Refusal(circleErrors.tooMany);
    const circleId = await write(tx, writing);
    await takePictures(tx, circleId, before, writing);
    const deed = {
      actorId: writing.adminId,
      subject: 'circle',
      subjectId: circleId,
      reason: text.name,
    } as const;
    await record(tx, { ...deed, deed: id === null ? 'circle.create' : 'circle.edit' }, now);
    return findManaged(tx, circleId);
  });
  if (!row) throw new Refusal(circleErrors.notFound);
  return new Answer(id === null ? '圈子已建好' : '已保存', view(row));
};

export const hideCircle: Action<typeof endpoints.hideCircle> = async (context, { body }) => {
  const now = context.now();
  const row = await context.transaction(async (tx) => {
    const isChanged = await setHidden(tx, body.id, body.hidden ? now : null);
    const circle = await findManaged(tx, body.id);
    if (isChanged && circle) {
      const deed = { actorId: context.viewer.userId, subject: 'circle', subjectId: body.id } as const;
      await record(
        tx,
        { ...deed, deed: body.hidden ? 'circle.hide' : 'circle.show', reason: circle.name },
        now,
      );
    }
    return circle;
  });
  if (!row) throw new Refusal(circleErrors.notFound);
  return new Answer(body.hidden ? '已隐藏' : '已恢复', view(row));
};
