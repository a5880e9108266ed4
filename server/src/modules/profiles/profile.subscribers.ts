import type { Tx } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import type { Hub } from '../../platform/realtime/hub.ts';
import { publishFrame } from '../live/index.ts';

const NAME = 'profiles.live';

/** Every open page of a person learns that they are shown differently: on other devices, and by what others did. */
export function createProfileSubscribers(hub: Hub): Subscriber[] {
  const tellPerson = async (tx: Tx, userId: number) =>
    afterCommit(tx, () => publishFrame(hub, userId, { type: 'account' }));
  return [
    subscribe('user.renamed', NAME, (tx, { userId }) => tellPerson(tx, userId)),
    subscribe('user.followed', NAME, (tx, { followeeId }) => tellPerson(tx, followeeId)),
    subscribe('user.unfollowed', NAME, (tx, { followeeId }) => tellPerson(tx, followeeId)),
  ];
}
