import { limits } from '@zaojie/contract/limits';
import type { addWork as endpoint } from '@zaojie/contract/works/work.endpoints';
import { workErrors } from '@zaojie/contract/works/work.errors';
import type { WorkForm } from '@zaojie/contract/works/work.schemas';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import type { ContextFor } from '../../frame/context.ts';
import { tellHeld } from '../../frame/words/held-words.ts';
import { Refusal } from '../../frame/refusal.ts';
import type { HeldWords } from '../../frame/words/word-filter.ts';
import {
  claimPrivateFile,
  useUploads,
  withPrivateFile,
  withPublicCopy,
  type PrivateFileDraft,
} from '../uploads/index.ts';
import { changeWorks, checkPost, getOwnWork } from './change-works.ts';
import { showWork, type ShownAs } from './show-work.ts';
import { countWorks, findShelf, insertWork, type Shelf, type WorkRow } from './work.queries.ts';
import { markOf, useOfMaster } from './work.rules.ts';
import { viewOwnWork } from './work.view.ts';

export const addWork: Action<typeof endpoint> = async (context, { body }) =>
  new Answer('作品已添加', viewOwnWork(context, await keepWork(context, body)));

/** The picture moves to where only its owner can open it; what others see is made from it. */
export async function keepWork(context: ContextFor<'member'>, form: WorkForm): Promise<WorkRow> {
  return withPrivateFile(context, form.url, async (draft) => {
    if (draft?.upload.kind !== 'image') throw new Refusal(workErrors.foreignPicture);
    return withShown(context, form, draft, (shown) =>
      changeWorks(context, (tx, userId, shelf) =>
        writeWork(tx, { form, draft, shown, userId, shelf, now: context.now(), held: context.held }),
      ),
    );
  });
}

async function withShown<T>(
  context: ContextFor<'member'>,
  form: WorkForm,
  { upload, copyUrl }: PrivateFileDraft,
  work: (shown: ShownAs | null) => Promise<T>,
): Promise<T> {
  if (form.visibility === 'hidden') return work(null);
  const { userId } = context.viewer;
  const { has_watermark: isWatermarked } = await findShelf(context.db, userId);
  const picture = { ...upload, url: copyUrl ?? upload.url };
  const mark = isWatermarked ? markOf(userId) : null;
  return withPublicCopy(context, { userId, picture, mark }, (copy) => {
    if (!copy) throw new Refusal(workErrors.foreignPicture);
    return work({ copy, isWatermarked });
  });
}

type Writing = {
  form: WorkForm;
  draft: PrivateFileDraft;
  shown: ShownAs | null;
  userId: number;
  shelf: Shelf;
  now: Date;
  held: HeldWords | undefined;
};

async function writeWork(tx: Tx, writing: Writing): Promise<WorkRow> {
  const { form, draft, shown, userId, shelf, now, held } = writing;
  await checkPost(tx, userId, form.post_id);
  if ((await countWorks(tx, userId)).all >= limits.work.most) throw new Refusal(workErrors.tooMany);
  const master = await claimPrivateFile(tx, draft, now);
  if (!master) throw new Refusal(workErrors.foreignPicture);
  const { title, tags, post_id: postId } = form;
  const id = await insertWork(tx, { userId, title, tags, masterId: master.id, postId, now });
  if (id === null) throw new Refusal(workErrors.alreadyThere);
  await useUploads(tx, useOfMaster(id, userId), [master]);
  if (shown) await showWork(tx, { id, userId }, shown, { shelf, now });
  await tellHeld(tx, held, { kind: 'work', targetId: id });
  return getOwnWork(tx, userId, id);
}
