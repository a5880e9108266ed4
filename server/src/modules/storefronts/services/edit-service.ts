import type { editService as endpoint } from '@zaojie/contract/storefronts/service.endpoints';
import { serviceErrors } from '@zaojie/contract/storefronts/storefront.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { changeServices, getOwnService, tellShownService } from './change-services.ts';
import { updateService } from './service.queries.ts';
import { viewService } from './service.view.ts';
import { prepareService, useExamples } from './write-service.ts';

export const editService: Action<typeof endpoint> = async (context, { body: { id, ...form } }) => {
  const edited = await changeServices(context, async (tx, userId, now) => {
    const before = await getOwnService(tx, userId, id);
    if (form.is_active && before.is_barred) throw new Refusal(serviceErrors.barred);
    const { fields, uploads } = await prepareService(tx, userId, form, before);
    await updateService(tx, id, fields, now);
    await useExamples(tx, id, uploads);
    const row = await getOwnService(tx, userId, id);
    // What stands in the call itself is told of by the frame.
    if (row.is_active && !before.is_active) await tellShownService(tx, row);
    return row;
  });
  return new Answer('保存成功', viewService(edited));
};
