import { yuanOf } from '@zaojie/contract/money';
import { orderStatusLabels } from '@zaojie/contract/orders/order-status';
import { orderGroups } from '@zaojie/contract/orders/order-words';
import type { OrderCard, OrderPerson } from '@zaojie/contract/orders/order.schemas';
import { isOverdue, isQueued } from '../engine/clock.ts';
import type { OrderRow, Side } from '../engine/order-row.ts';
import { orderCanOf } from './can.ts';
import { nowOf } from './now.ts';
import { isoOf } from './words.ts';

export type CardRow = OrderRow & { client: OrderPerson; creator: OrderPerson };

export const namesOf = ({ client, creator }: CardRow) => ({
  client: client.nickname,
  creator: creator.nickname,
});

function flagsOf(row: CardRow, role: Side | 'admin', now: Date) {
  const reviewedAt = role === 'creator' ? row.creator_reviewed_at : row.client_reviewed_at;
  return {
    is_overdue: isOverdue(row, now),
    is_queued: isQueued(row, now),
    is_reviewed: role !== 'admin' && reviewedAt !== null,
    is_partly_refunded: row.is_partly_refunded,
  };
}

const flagLabels = [
  ['is_queued', '排队中'],
  ['is_overdue', '已逾期'],
  ['is_partly_refunded', '部分退款'],
  ['is_reviewed', '已评价'],
] as const;

/** An order as a list shows it, and as every page begins. */
export function viewCard(row: CardRow, role: Side | 'admin', now: Date): OrderCard {
  const can = orderCanOf(row, role, now);
  const flags = flagsOf(row, role, now);
  const rank = role === 'creator' ? row.creator_rank : row.client_rank;
  const price = yuanOf(row.price_fen);
  const createdAt = row.created_at.toISOString();
  return {
    id: row.id,
    order_numbers: row.order_numbers,
    orderNo: row.order_numbers,
    title: row.title,
    cover: row.cover,
    side: role === 'creator' ? 'seller' : 'buyer',
    client: row.client,
    creator: row.creator,
    status: row.status,
    status_label: orderStatusLabels[row.status],
    ...flags,
    labels: flagLabels.filter(([flag]) => flags[flag]).map(([, label]) => label),
    final_price: price,
    price,
    deposit: yuanOf(row.deposit_fen),
    balance: yuanOf(row.price_fen - row.deposit_fen),
    paid: yuanOf(row.paid_fen),
    progress: row.progress,
    schedule_start_time: isoOf(row.schedule_start_at),
    schedule_end_time: isoOf(row.schedule_end_at),
    group: orderGroups[rank] ?? 'ended',
    now: nowOf({ order: row, names: namesOf(row), can, now }, role),
    can,
    created_at: createdAt,
    createTime: createdAt,
    updated_at: row.updated_at.toISOString(),
  };
}
