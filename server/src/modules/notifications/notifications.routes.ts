import * as endpoints from '@zaojie/contract/notifications/notification.endpoints';
import { bind } from '../../frame/action.ts';
import { getMessageSettings } from './get-message-settings.ts';
import { listNoticeActors } from './list-notice-actors.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotifications } from './read-notifications.ts';
import { updateMessageSettings } from './update-message-settings.ts';

export const notificationRoutes = [
  bind(endpoints.listNotifications, listNotifications),
  bind(endpoints.readNotifications, readNotifications, { pace: 'receipt' }),
  bind(endpoints.listNoticeActors, listNoticeActors),
  bind(endpoints.getMessageSettings, getMessageSettings),
  bind(endpoints.updateMessageSettings, updateMessageSettings),
];
