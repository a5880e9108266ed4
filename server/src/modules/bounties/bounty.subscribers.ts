import type { Services } from '../../frame/context.ts';
import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { findOrder, type Order } from '../orders/index.ts';
import { holdVerified } from '../verifications/index.ts';
import { declineAll } from './applications/decline-all.ts';
import { lockApplication } from './applications/application.queries.ts';
import { moveApplication } from './applications/move-application.ts';
import { lockBounty, type LockedBounty } from './bounty.queries.ts';
import { refreshHotness } from './market/rank.queries.ts';
import { settleBounty } from './own/move-bounty.ts';
import { moveRecord, setEnterprise } from './record.queries.ts';

const CHOSE_ANOTHER = '已经选了别人';
const ORDER_FAILED = '订单已取消';

/** An order that fails gives its application back, if it never began, or ends it. */
async function endApplication(
  tx: Tx,
  { order, bounty, wasPaid, now }: { order: Order; bounty: LockedBounty; wasPaid: boolean; now: Date },
): Promise<void> {
  const application = order.application_id === null ? null : await lockApplication(tx, order.application_id);
  if (application?.status !== 'accepted') return;
  const move = wasPaid ? 'fail' : 'release';
  await moveApplication(tx, { application, bounty, move, role: 'system', now, reason: ORDER_FAILED });
}

type OrderMove = { from: string; to: string };

async function keepRecord(tx: Tx, clientId: number, { from, to }: OrderMove): Promise<void> {
  if (to === 'completed') await moveRecord(tx, clientId, { completed: 1 });
  if (from !== 'pending_deposit') return;
  await moveRecord(tx, clientId, to === 'cancelled' ? { paid_late: 1, hired: -1 } : { paid_on_time: 1 });
}

/** What becomes of an order decides what becomes of its bounty. */
async function followOrder(tx: Tx, orderId: number, move: OrderMove, now: Date): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (!order || order.bounty_id === null) return;
  const bounty = await lockBounty(tx, order.bounty_id);
  await keepRecord(tx, order.client_id, move);
  if (!bounty) return;
  const hasFailed = move.to === 'cancelled' || move.to === 'refunded';
  const wasPaid = move.from !== 'pending_deposit';
  if (hasFailed) await endApplication(tx, { order, bounty, wasPaid, now });
  if (!hasFailed && !wasPaid && !bounty.allow_multiple) {
    await declineAll(tx, bounty, { reason: CHOSE_ANOTHER, now });
  }
  await settleBounty(tx, bounty, now);
}

const warm = (tx: Tx, { bountyId }: { bountyId: number }) => refreshHotness(tx, [bountyId]);

export const createBountySubscribers = ({ now }: Pick<Services, 'now'>): Subscriber[] => [
  subscribe('order.moved', 'bounties.orders', (tx, { orderId, ...move }) =>
    followOrder(tx, orderId, move, now()),
  ),
  subscribe('verification.moved', 'bounties.verifications', async (tx, { userId, kind }) => {
    if (kind === 'enterprise') await setEnterprise(tx, userId, (await holdVerified(tx, userId)).enterprise);
  }),
  subscribe('bounty.favored', 'bounties.hotness', warm),
  subscribe('application.submitted', 'bounties.hotness', warm),
  subscribe('application.moved', 'bounties.hotness', async (tx, event) => {
    if (event.move === 'withdraw' || event.move === 'apply_again') await warm(tx, event);
  }),
];
