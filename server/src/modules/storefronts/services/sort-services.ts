import type { sortServices as endpoint } from '@zaojie/contract/storefronts/service.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { changeServices } from './change-services.ts';
import { listServiceIds, setServiceOrder } from './service.queries.ts';
import { orderBy } from './service.rules.ts';

export const sortServices: Action<typeof endpoint> = async (context, { body }) => {
  const ids = await changeServices(context, async (tx, userId) => {
    const order = orderBy(await listServiceIds(tx, userId), body.ids);
    await setServiceOrder(tx, order);
    return order;
  });
  return new Answer('排序已保存', { ids });
};
