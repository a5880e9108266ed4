import type { OutsideChannel } from '@zaojie/contract/channels/channel.schemas';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../frame/context.ts';
import { subscribe, type Subscriber } from '../../../platform/events/subscriber.ts';
import { getSwitches, isWantedBy, quietUntil } from '../../notifications/index.ts';
import { confirmAddress, findAddress } from '../address.queries.ts';
import { hasBrowser } from '../subscription.queries.ts';
import { schedulePacking } from './channel.jobs.ts';
import { insertOutgoing, type Outgoing } from './outgoing.queries.ts';

const NAME = 'channels';

/** Whether there is any way to them. */
async function isReachable(tx: Tx, services: Services, userId: number, channel: OutsideChannel) {
  if (channel === 'push') return services.push !== null && hasBrowser(tx, userId);
  return services.mail !== null && ((await findAddress(tx, userId))?.isConfirmed ?? false);
}

async function send(tx: Tx, services: Services, outgoing: Outgoing): Promise<void> {
  const { userId, event } = outgoing;
  const now = services.now();
  const { settings, outside } = await getSwitches(tx, userId);
  for (const channel of ['mail', 'push'] as const) {
    if (!isWantedBy(outside, channel, event)) continue;
    if (!(await isReachable(tx, services, userId, channel))) continue;
    if (!(await insertOutgoing(tx, channel, outgoing, now))) continue;
    await schedulePacking(tx, userId, channel, quietUntil(settings, now) ?? undefined);
  }
}

/** Each way that somebody wants gets its own row and job, once the notice itself is there. */
export const createChannelSubscribers = (services: Services): Subscriber[] => [
  subscribe('notice.told', NAME, (tx, { userId, noticeId, event }) =>
    send(tx, services, { userId, event, noticeId, messageId: null }),
  ),
  subscribe('message.waiting', NAME, (tx, { userId, messageId }) =>
    send(tx, services, { userId, event: 'message', noticeId: null, messageId }),
  ),
  // Whoever bound an address by a code has shown that it is theirs, and isn't asked again.
  subscribe('user.contact_changed', NAME, async (tx, { userId, kind }) => {
    const found = kind === 'email' ? await findAddress(tx, userId) : null;
    if (found) await confirmAddress(tx, userId, found.address, services.now());
  }),
];
