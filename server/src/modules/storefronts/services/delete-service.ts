import type { deleteService as endpoint } from '@zaojie/contract/storefronts/service.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { releaseUploads } from '../../uploads/index.ts';
import { changeServices, getOwnService } from './change-services.ts';
import { removeService } from './service.queries.ts';
import { useOf } from './write-service.ts';

export const deleteService: Action<typeof endpoint> = async (context, { body: { id } }) => {
  await changeServices(context, async (tx, userId) => {
    await getOwnService(tx, userId, id);
    await removeService(tx, id);
    await releaseUploads(tx, useOf(id));
  });
  return new Answer('服务已删除', { id });
};
