import type { getApplication as endpoint } from '@zaojie/contract/bounties/application.endpoints';
import type { Action } from '../../../frame/action.ts';
import { getApplicationView } from './own-application.ts';

export const getApplication: Action<typeof endpoint> = (context, { query }) =>
  getApplicationView(context.db, context, query.id);
