import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import type { addService as endpoint } from '@zaojie/contract/storefronts/service.endpoints';
import type { ServiceForm } from '@zaojie/contract/storefronts/service.schemas';
import { serviceErrors } from '@zaojie/contract/storefronts/storefront.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { changeServices, getOwnService } from './change-services.ts';
import { insertService, listServiceIds } from './service.queries.ts';
import { viewService } from './service.view.ts';
import { prepareService, useExamples } from './write-service.ts';

export const addService: Action<typeof endpoint> = async (context, { body }) => {
  const row = await changeServices(context, async (tx, userId, now) =>
    getOwnService(tx, userId, await offerService(tx, userId, body, now)),
  );
  return new Answer('服务已添加', viewService(row));
};

/** For whoever holds the lock on the storefront and refreshes it afterwards. */
export async function offerService(tx: Tx, userId: number, form: ServiceForm, now: Date): Promise<number> {
  if ((await listServiceIds(tx, userId)).length >= storefrontLimits.service.most) {
    throw new Refusal(serviceErrors.tooMany);
  }
  const { fields, uploads } = await prepareService(tx, userId, form);
  const id = await insertService(tx, userId, fields, now);
  await useExamples(tx, id, uploads);
  return id;
}
