import type { toggleService as endpoint } from '@zaojie/contract/storefronts/service.endpoints';
import { serviceErrors } from '@zaojie/contract/storefronts/storefront.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { changeServices, getOwnService, tellShownService } from './change-services.ts';
import { setActive } from './service.queries.ts';

export const toggleService: Action<typeof endpoint> = async (
  context,
  { body: { id, is_active: wanted } },
) => {
  const isActive = await changeServices(context, async (tx, userId, now) => {
    const row = await getOwnService(tx, userId, id);
    const next = wanted ?? !row.is_active;
    if (next && row.is_barred) throw new Refusal(serviceErrors.barred);
    if (next !== row.is_active) await setActive(tx, id, next, now);
    if (next && !row.is_active) await tellShownService(tx, row);
    return next;
  });
  return new Answer(isActive ? '服务已上架' : '服务已停用', { id, is_active: isActive });
};
