import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { lockPairAlone, removeActorFrom } from './notice.queries.ts';

/** Whatever modules have told of two people, a block takes it away from both; they needn't see to it themselves. */
export const notificationSubscribers: readonly Subscriber[] = [
  subscribe('user.blocked', 'notifications', async (tx, { blockerId, blockedId }) => {
    await lockPairAlone(tx, blockerId, blockedId);
    await removeActorFrom(tx, blockerId, blockedId);
    await removeActorFrom(tx, blockedId, blockerId);
  }),
];
