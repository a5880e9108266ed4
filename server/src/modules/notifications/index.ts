export { notificationRoutes } from './notifications.routes.ts';
export { notificationSubscribers } from './notification.subscribers.ts';
export { getSettings } from './settings.queries.ts';
export { isQuietAt } from './settings.rules.ts';
export { addSystemNotice } from './tell.ts';
export { countUnread } from './unread.queries.ts';
