import { limits } from '@zaojie/contract/limits';
import { yuanText } from '@zaojie/contract/money';
import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { lockOrder, type Order } from './order.queries.ts';

const NAME = 'orders.notices';

type Words = { title: string; excerpt: string };

async function tellParty(
  tx: Tx,
  telling: Telling,
  order: Order,
  { userId, occasion, words }: { userId: number; occasion: string; words: Words },
): Promise<void> {
  await tellFromSite(tx, telling, {
    userId,
    key: `order-${occasion}:${order.id}`,
    subject: { kind: 'order', id: order.id, ...words, picture: '', link: `/order/${order.id}` },
  });
}

/** Both sides hear of each turn, in the words that are theirs. */
export const createOrderNotices = (telling: Telling): Subscriber[] => [
  subscribe('order.created', NAME, async (tx, { orderId }) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const sum = `《${order.title}》¥${yuanText(order.price_fen)}`;
    await tellParty(tx, telling, order, {
      userId: order.client_id,
      occasion: 'created',
      words: {
        title: '订单已生成，等你付定金',
        excerpt: `${sum}，请在${limits.order.depositHours}小时内支付，过期自动取消。`,
      },
    });
    await tellParty(tx, telling, order, {
      userId: order.creator_id,
      occasion: 'created',
      words: { title: '你被选中了，订单已生成', excerpt: `${sum}，等对方付定金后请你确认排期。` },
    });
  }),
  subscribe('order.moved', NAME, async (tx, { orderId, from, to }) => {
    const order = await lockOrder(tx, orderId);
    if (!order || from !== 'pending_deposit' || to !== 'cancelled') return;
    const told = [
      [order.client_id, `《${order.title}》没有按时付定金，约稿重新开放招募。`],
      [order.creator_id, `《${order.title}》的定金没有按时支付，你的应征回到候选。`],
    ] as const;
    for (const [userId, excerpt] of told) {
      await tellParty(tx, telling, order, {
        userId,
        occasion: 'lapsed',
        words: { title: '订单已取消', excerpt },
      });
    }
  }),
];
