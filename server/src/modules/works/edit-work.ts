import type { editWork as endpoint } from '@zaojie/contract/works/work.endpoints';
import type { WorkEdit } from '@zaojie/contract/works/work.schemas';
import { workErrors } from '@zaojie/contract/works/work.errors';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import type { ContextFor } from '../../frame/context.ts';
import { tellHeld } from '../../frame/words/held-words.ts';
import { Refusal } from '../../frame/refusal.ts';
import type { HeldWords } from '../../frame/words/word-filter.ts';
import { releaseUploads, withPublicCopy } from '../uploads/index.ts';
import { tellShown } from '../words/index.ts';
import { changeWorks, checkPost, getOwnWork } from './change-works.ts';
import { showWork, type ShownAs } from './show-work.ts';
import { findShelf, setShown, updateWork, type Shelf, type WorkRow } from './work.queries.ts';
import { markOf, useOfShown } from './work.rules.ts';
import { viewOwnWork } from './work.view.ts';

export const editWork: Action<typeof endpoint> = async (context, { body }) => {
  const row = await withShown(context, body, (shown) =>
    changeWorks(context, (tx, userId, shelf) =>
      writeEdit(tx, { edit: body, shown, userId, shelf, now: context.now(), held: context.held }),
    ),
  );
  return new Answer('保存成功', viewOwnWork(context, row));
};

/** Whoever makes a hidden work public needs a picture for others; it is drawn before anything is locked. */
async function withShown<T>(
  context: ContextFor<'member'>,
  edit: WorkEdit,
  work: (shown: ShownAs | null) => Promise<T>,
): Promise<T> {
  const { userId } = context.viewer;
  const before = await getOwnWork(context.db, userId, edit.id);
  if (edit.visibility !== 'public' || before.shown) return work(null);
  if (before.is_barred) throw new Refusal(workErrors.barred);
  const { has_watermark: isWatermarked } = await findShelf(context.db, userId);
  const mark = isWatermarked ? markOf(userId) : null;
  return withPublicCopy(context, { userId, picture: before.master, mark }, (copy) => {
    if (!copy) throw new Refusal(workErrors.notFound);
    return work({ copy, isWatermarked });
  });
}

type Writing = {
  edit: WorkEdit;
  shown: ShownAs | null;
  userId: number;
  shelf: Shelf;
  now: Date;
  held: HeldWords | undefined;
};

async function writeEdit(tx: Tx, writing: Writing): Promise<WorkRow> {
  const { edit, shown, userId, shelf, now, held } = writing;
  const { id, title, tags, post_id: postId } = edit;
  const row = await getOwnWork(tx, userId, id);
  await checkPost(tx, userId, postId);
  await updateWork(tx, id, {
    ...(title !== undefined && { title }),
    ...(tags && { tags }),
    ...(postId !== undefined && { post_id: postId }),
  });
  if (edit.visibility === 'hidden' && row.shown) {
    await setShown(tx, id, null);
    await releaseUploads(tx, useOfShown(id));
  }
  // Another call may have made it public meanwhile; then what was drawn here is thrown away.
  if (shown && row.is_barred) throw new Refusal(workErrors.barred);
  if (shown && !row.shown) await showWork(tx, { id, userId }, shown, { shelf, now });
  const written = await getOwnWork(tx, userId, id);
  const thing = { kind: 'work', targetId: id } as const;
  if (shown && !row.shown) await tellShown(tx, thing, [written.title, ...written.tags]);
  else await tellHeld(tx, held, thing);
  return written;
}
