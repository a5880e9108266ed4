import type { getMessageSettings as endpoint } from '@zaojie/contract/notifications/notification.endpoints';
import type { Action } from '../../frame/action.ts';
import { getSettings } from './settings.queries.ts';

export const getMessageSettings: Action<typeof endpoint> = (context) =>
  getSettings(context.db, context.viewer.userId);
