import type { deleteWorks as endpoint } from '@zaojie/contract/works/work.endpoints';
import { workErrors } from '@zaojie/contract/works/work.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { releaseAllUploads } from '../uploads/index.ts';
import { changeWorks } from './change-works.ts';
import { removeWorks } from './work.queries.ts';

export const deleteWorks: Action<typeof endpoint> = async (context, { body }) => {
  const wanted = [...new Set([...(body.ids ?? []), ...(body.id === undefined ? [] : [body.id])])];
  const ids = await changeWorks(context, async (tx, userId) => {
    const removed = await removeWorks(tx, userId, wanted);
    if (removed.length === 0) throw new Refusal(workErrors.notFound);
    for (const kind of ['work', 'work-master']) await releaseAllUploads(tx, { kind, ownerIds: removed });
    return removed;
  });
  return new Answer('作品已删除', { ids });
};
