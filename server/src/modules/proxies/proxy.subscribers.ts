import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { severProxies, type Clock } from './move-proxy.ts';

/** Who acts for somebody is trusted by them and let in by us; where either ends, so does it. */
export const createProxyEndings = (clock: Clock): Subscriber[] => [
  subscribe('user.blocked', 'proxies', (tx, { blockerId, blockedId }) =>
    severProxies(tx, { userId: blockerId, otherId: blockedId }, clock),
  ),
  subscribe('sanction.imposed', 'proxies', async (tx, { userId, kind }) => {
    if (kind === 'ban') await severProxies(tx, { userId }, clock);
  }),
];
