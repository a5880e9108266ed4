import type { readNotifications as endpoint } from '@zaojie/contract/notifications/notification.endpoints';
import { notificationErrors } from '@zaojie/contract/notifications/notification.errors';
import { afterCommit } from '../../db/transaction.ts';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findActorCount } from './notice-list.queries.ts';
import { countUnread, markRead } from './unread.queries.ts';

export const readNotifications: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const id = body.id ?? null;
  return context.transaction(async (tx) => {
    if (id !== null && (await findActorCount(tx, id, userId)) === null) {
      throw new Refusal(notificationErrors.notFound);
    }
    const changed = await markRead(tx, userId, { id, type: body.type ?? null });
    // The other windows of the same person count anew.
    if (changed > 0) afterCommit(tx, () => context.hub.publish(`user:${userId}`, { type: 'sessions' }));
    const unread = await countUnread(tx, userId);
    return { unread_count: Object.values(unread).reduce((sum, count) => sum + count, 0) };
  });
};
