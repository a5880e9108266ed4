import type { Services } from '../../frame/context.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { handOverOrders } from './disputes/hand-over-orders.ts';

/** Whoever is shut out can't go on with what they owe others: an arbiter does. */
export const createBanSubscribers = ({ now }: Pick<Services, 'now'>): Subscriber[] => [
  subscribe('sanction.imposed', 'orders', async (tx, { userId, kind, adminId, reason }) => {
    if (kind === 'ban') await handOverOrders(tx, { userId, adminId, reason }, now());
  }),
];
