import type { getUnreadCounts as endpoint } from '@zaojie/contract/messages/message.endpoints';
import type { Action } from '../../frame/action.ts';
import { countUnread, getSettings } from '../notifications/index.ts';
import { countUnreadMessages } from './chats/chat.queries.ts';

export const getUnreadCounts: Action<typeof endpoint> = async ({ db, viewer }) => {
  const [message, notices, settings] = await Promise.all([
    countUnreadMessages(db, viewer.userId),
    countUnread(db, viewer.userId),
    getSettings(db, viewer.userId),
  ]);
  const { at, like, follow, system } = notices;
  // Who wants no reminder of messages still finds them counted in the list, but not on the badge.
  const total = at + like + follow + system + (settings.notify_message ? message : 0);
  return { total, message, at, like, follow, system };
};
