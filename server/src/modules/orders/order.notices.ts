import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { bracketed } from '@zaojie/contract/titles';
import type { Tx } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { userOf, type OrderRow, type Side } from './engine/order-row.ts';
import { findOrder } from './engine/order.queries.ts';
import { findNews } from './news.queries.ts';
import { tellers, type Told, type Words } from './notice-words.ts';
import { money } from './view/words.ts';

const NAME = 'orders.notices';
const sides: readonly Side[] = ['client', 'creator'];

async function tellParty(
  tx: Tx,
  telling: Telling,
  order: OrderRow,
  { side, occasion, words }: { side: Side; occasion: string; words: Words },
): Promise<void> {
  await tellFromSite(tx, telling, {
    userId: userOf(order, side),
    key: `order-${occasion}:${order.id}`,
    subject: { kind: 'order', id: order.id, ...words, picture: '', link: `/order/${order.id}` },
  });
}

async function tellBoth(
  tx: Tx,
  telling: Telling,
  order: OrderRow,
  occasion: string,
  told: Told,
): Promise<void> {
  for (const side of sides) {
    const words = told[side];
    if (words) await tellParty(tx, telling, order, { side, occasion, words });
  }
}

/** Whoever has the order open sees it change. */
function refresh(tx: Tx, { hub }: Telling, order: OrderRow): void {
  afterCommit(tx, () => {
    for (const side of sides)
      hub.publish(`user:${userOf(order, side)}`, { type: 'order', order_id: order.id });
  });
}

function welcome(order: OrderRow): Told {
  const sum = `${bracketed(order.title)}${money(order.price_fen)}`;
  const isBooked = order.service_id !== null;
  const waits = order.price_fen === 0 ? '请你确认排期' : '等对方付定金后请你确认排期';
  const due =
    order.price_fen === 0
      ? '等创作者确认排期。'
      : `请在 ${orderLimits.depositHours} 小时内支付，过期自动取消。`;
  return {
    client: {
      title: order.price_fen === 0 ? '订单已生成，等创作者确认' : '订单已生成，等你付定金',
      excerpt: `${sum}，${due}`,
    },
    creator: {
      title: isBooked ? '收到新的预约' : '你被选中了，订单已生成',
      excerpt: `${sum}，${waits}。`,
    },
  };
}

/** A deposit that never came gives a bounty and its applicant back to each other. */
const unpaid = ({ title }: OrderRow): Told => ({
  client: { title: '订单已取消', excerpt: `${bracketed(title)}没有按时付定金，约稿重新开放招募。` },
  creator: { title: '订单已取消', excerpt: `${bracketed(title)}的定金没有按时支付，你的应征回到候选。` },
});

/** Whoever's move it is; nobody once it has been made. While an arbiter is waited for, both may still say something. */
function reminderOf(order: OrderRow, text: string): Told {
  if (order.due_at === null || order.due_reminded_for?.getTime() !== order.due_at.getTime()) return {};
  const words = { title: '订单快到期限了', excerpt: `${bracketed(order.title)}${text}。` };
  return order.turn === 'admin'
    ? { client: words, creator: words }
    : order.turn
      ? { [order.turn]: words }
      : {};
}

async function tellStep(tx: Tx, telling: Telling, orderId: number, eventId: number): Promise<void> {
  const order = await findOrder(tx, orderId);
  const event = order && (await findNews(tx, eventId));
  if (!order || !event) return;
  refresh(tx, telling, order);
  const isUnpaid = event.kind === 'lapsed' && order.paid_fen === 0 && order.bounty_id !== null;
  const facts = {
    title: order.title,
    text: event.text,
    client: event.client,
    creator: event.creator,
    amountFen: event.amountFen ?? 0,
    by: event.actor === 'client' || event.actor === 'creator' ? event.actor : null,
  };
  if (event.kind === 'due_reminded') {
    const told = reminderOf(order, event.text);
    return tellBoth(tx, telling, order, `step-${eventId}`, told);
  }
  const told = isUnpaid ? unpaid(order) : tellers[event.kind]?.(facts);
  if (told) await tellBoth(tx, telling, order, isUnpaid ? 'lapsed' : `step-${eventId}`, told);
}

/** Both sides hear of each turn, in the words that are theirs. */
export const createOrderNotices = (telling: Telling): Subscriber[] => [
  subscribe('order.created', NAME, async (tx, { orderId }) => {
    const order = await findOrder(tx, orderId);
    if (order) await tellBoth(tx, telling, order, 'created', welcome(order));
  }),
  subscribe('order.stepped', NAME, (tx, { orderId, eventId }) => tellStep(tx, telling, orderId, eventId)),
];
