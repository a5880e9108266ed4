import type { listServices as endpoint } from '@zaojie/contract/storefronts/service.endpoints';
import type { Action } from '../../../frame/action.ts';
import { listServiceRows } from './service.queries.ts';
import { viewService } from './service.view.ts';

export const listServices: Action<typeof endpoint> = async ({ db, viewer }) => {
  const rows = await listServiceRows(db, viewer.userId, { activeOnly: false });
  return { data: rows.map(viewService), total: rows.length };
};
