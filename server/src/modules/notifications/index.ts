import type { Module } from '../../frame/module.ts';
import { notificationSubscribers } from './notification.subscribers.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { noticeExports } from './notice.export.ts';
import { eraseNotices } from './notice.eraser.ts';

export { isWantedBy, quietUntil, type OutsideSwitches } from './channels/channel.rules.ts';
export { getSwitches, setSwitch, switchOffMail, type AllSwitches } from './channels/channel.queries.ts';
export { listTold, type ToldNotice } from './channels/told.queries.ts';
export { acceptsFrom, getSettings } from './settings.queries.ts';
export { isQuietAt } from './settings.rules.ts';
export type { Subject, SubjectDescription } from './subject.ts';
export { describeSubject, forgetSubject } from './subject.queries.ts';
export { takeBack, tell, tellFromSite, type ActorKind, type Telling } from './tell.ts';
export { countUnread } from './unread.queries.ts';

export const notificationsModule: Module = {
  name: 'notifications',
  erasers: [eraseNotices],
  exports: noticeExports,
  routes: notificationRoutes,
  subscribers: () => notificationSubscribers,
};
