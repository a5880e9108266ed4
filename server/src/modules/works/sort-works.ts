import type { sortWorks as endpoint } from '@zaojie/contract/works/work.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import { changeWorks } from './change-works.ts';
import { listWorkIds, setWorkOrder } from './work.queries.ts';
import { sortAmong } from './work.rules.ts';

export const sortWorks: Action<typeof endpoint> = async (context, { body }) => {
  const ids = await changeWorks(context, async (tx, userId) => {
    const order = sortAmong(await listWorkIds(tx, userId), body.ids);
    await setWorkOrder(tx, order);
    return order;
  });
  return new Answer('排序已保存', { ids });
};
