import type { moveWork as endpoint } from '@zaojie/contract/works/work.endpoints';
import { workErrors } from '@zaojie/contract/works/work.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { changeWorks } from './change-works.ts';
import { listWorkIds, setWorkOrder } from './work.queries.ts';
import { moveBehind } from './work.rules.ts';

export const moveWork: Action<typeof endpoint> = async (context, { body: { id, after_id: afterId } }) => {
  await changeWorks(context, async (tx, userId) => {
    const ids = await listWorkIds(tx, userId);
    if (!ids.includes(id) || (afterId !== null && !ids.includes(afterId))) {
      throw new Refusal(workErrors.notFound);
    }
    await setWorkOrder(tx, moveBehind(ids, id, afterId));
  });
  return new Answer('排序已保存', { id });
};
