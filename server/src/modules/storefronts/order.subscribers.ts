import type { Tx } from '../../db/database.ts';
import type { Services } from '../../frame/context.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { findOrder, standingOfCreator } from '../orders/index.ts';
import { refreshStorefront } from './refresh-storefront.ts';
import { lockStorefront, updateFigures } from './storefront.queries.ts';

/** Reckoned anew from orders and reviews, so that nothing is counted twice. */
export async function refreshFigures(tx: Tx, creatorId: number, now: Date): Promise<void> {
  await lockStorefront(tx, creatorId);
  const { rows } = await standingOfCreator(creatorId).execute(tx);
  if (rows[0]) await updateFigures(tx, creatorId, rows[0]);
  await refreshStorefront(tx, creatorId, now);
}

/** Orders take seats and give them back; what is completed and said of it is what the market shows. */
export const createOrderSubscribers = ({ now }: Pick<Services, 'now'>): Subscriber[] => [
  subscribe('order.moved', 'storefronts.orders', async (tx, { orderId, to }) => {
    const order = await findOrder(tx, orderId);
    if (!order) return;
    if (to === 'completed') await refreshFigures(tx, order.creator_id, now());
    else await refreshStorefront(tx, order.creator_id, now());
  }),
  subscribe('order.created', 'storefronts.orders', async (tx, { orderId }) => {
    const order = await findOrder(tx, orderId);
    if (order) await refreshStorefront(tx, order.creator_id, now());
  }),
  subscribe('order.reviewed', 'storefronts.orders', (tx, { creatorId }) =>
    refreshFigures(tx, creatorId, now()),
  ),
];
