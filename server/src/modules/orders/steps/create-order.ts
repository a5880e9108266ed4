import { randomInt } from 'node:crypto';
import type { Usage } from '@zaojie/contract/bounties/bounty-availability';
import { dayInShanghai } from '@zaojie/contract/days';
import { storefrontLimits as storefront } from '@zaojie/contract/storefronts/storefront-limits';
import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Tx } from '../../../db/database.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { hoursAfter } from '../engine/clock.ts';
import { saveOrder, setTimer, tellEvent } from '../engine/move-order.ts';
import { depositOf } from '../engine/money.rules.ts';
import type { OrderLine, OrderRow, ReferenceWork } from '../engine/order-row.ts';
import { insertOrder } from '../engine/order.queries.ts';
import { placesOf } from '../engine/situation.ts';

export type OrderDraft = {
  clientId: number;
  creatorId: number;
  title: string;
  brief: string;
  priceFen: number;
  bountyId?: number;
  applicationId?: number;
  serviceId?: number;
  postId?: number | null;
  /** No second order of the same bounty may live beside it. */
  isExclusive?: boolean;
  lines?: OrderLine[];
  cover?: Picture | null;
  usage?: Usage;
  showFrom?: string | null;
  credit?: boolean;
  days?: number | null;
  referenceWorks?: ReferenceWork[];
  depositPercent?: number;
  revisions?: number;
};

/** The day, then digits that tell nothing. */
function newOrderNumbers(now: Date): string {
  const digits = String(randomInt(10 ** 10)).padStart(10, '0');
  return `ZJ${dayInShanghai(now).replaceAll('-', '')}${digits}`;
}

function columnsOf(draft: OrderDraft, now: Date) {
  const percent = draft.depositPercent ?? storefront.service.depositMin;
  return {
    bounty_id: draft.bountyId ?? null,
    application_id: draft.applicationId ?? null,
    service_id: draft.serviceId ?? null,
    post_id: draft.postId ?? null,
    client_id: draft.clientId,
    creator_id: draft.creatorId,
    title: draft.title,
    brief: draft.brief,
    price_fen: draft.priceFen,
    is_exclusive: draft.isExclusive ?? false,
    lines: JSON.stringify(draft.lines ?? [{ label: '报价', amountFen: draft.priceFen }]),
    cover: draft.cover ? JSON.stringify(draft.cover) : null,
    usage: draft.usage ?? 'personal',
    show_from: draft.showFrom ?? null,
    credit: draft.credit ?? true,
    days: draft.days ?? null,
    reference_works: JSON.stringify(draft.referenceWorks ?? []),
    deposit_percent: percent,
    deposit_fen: depositOf(draft.priceFen, percent),
    revisions_included: draft.revisions ?? storefront.service.revisionsDefault,
    status: 'pending_deposit' satisfies OrderStatus,
    deposit_due_at: hoursAfter(now, limit.depositHours),
    created_at: now,
    updated_at: now,
  };
}

async function insertNumbered(tx: Tx, draft: OrderDraft, now: Date): Promise<OrderRow> {
  const columns = columnsOf(draft, now);
  // Of a new order no more is asked than its status and its deadline.
  const places = placesOf({ status: columns.status, deposit_due_at: columns.deposit_due_at } as OrderRow);
  for (;;) {
    const order = await insertOrder(tx, {
      ...columns,
      ...places,
      order_numbers: newOrderNumbers(now),
    });
    if (order !== null) return order;
  }
}

/** What costs nothing waits for no money. */
async function skipPayment(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const changes = {
    status: 'pending_confirm' as const,
    confirm_due_at: hoursAfter(now, limit.confirmHours),
  };
  await saveOrder(tx, order, changes, now);
  await emitEvent(tx, 'order.moved', { orderId: order.id, from: order.status, to: changes.status });
}

/** Waits for its deposit; when that doesn't come in time, it lapses. */
export async function createOrder(tx: Tx, draft: OrderDraft, now: Date): Promise<number> {
  const order = await insertNumbered(tx, draft, now);
  await tellEvent(tx, order, {
    kind: 'created',
    actor: { role: 'client', userId: draft.clientId },
    data: { priceFen: draft.priceFen },
    now,
  });
  await emitEvent(tx, 'order.created', { orderId: order.id });
  await setTimer(tx, order);
  if (draft.priceFen === 0) await skipPayment(tx, order, now);
  return order.id;
}
