import { ledgerErrors } from '@zaojie/contract/ledger/ledger.errors';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { yuanOf, yuanText } from '@zaojie/contract/money';
import { payErrors } from '@zaojie/contract/orders/order.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { getBalances } from '../../ledger/index.ts';
import { after, hoursAfter, waitsForMoney } from '../engine/clock.ts';
import { moveOrder, type Actor, type Moved, type Step } from '../engine/move-order.ts';
import { unpaidOf, type OrderChanges, type OrderRow } from '../engine/order-row.ts';

export type OrderPart = 'deposit' | 'balance';
type Paying = { order: OrderRow; actor: Actor; now: Date };

export const amountOfPart = (order: OrderRow, part: OrderPart): number =>
  part === 'deposit' ? order.deposit_fen : unpaidOf(order);

/** Where the rest can be paid, and how much is missing. */
export async function shortOf(tx: Tx, order: OrderRow, amountFen: number): Promise<Refusal> {
  const { availableFen } = await getBalances(tx, order.client_id);
  const missing = Math.max(0, amountFen - availableFen);
  return new Refusal(payErrors.balanceShort, {
    values: { missing: yuanText(missing) },
    data: { order_id: order.id, pay_url: `/order/${order.id}/payment`, missing: yuanOf(missing) },
  });
}

async function pay(tx: Tx, order: OrderRow, amountFen: number, step: Step): Promise<Moved> {
  try {
    return await moveOrder(tx, order, step);
  } catch (error) {
    const isShort = error instanceof Refusal && error.declared === ledgerErrors.insufficient;
    throw isShort ? await shortOf(tx, order, amountFen) : error;
  }
}

/** The creator's time stood still while the money was waited for. */
function afterWaiting(order: OrderRow, now: Date): OrderChanges {
  const { balance_asked_at: askedAt, schedule_end_at: endAt } = order;
  const waited = askedAt !== null && waitsForMoney(order) ? now.getTime() - askedAt.getTime() : 0;
  return {
    balance_asked_at: null,
    working_since: now,
    ...(endAt !== null && { schedule_end_at: after(endAt, waited) }),
  };
}

/** From what the client has in the wallet. */
export async function payPart(tx: Tx, { order, actor, now }: Paying, part: OrderPart): Promise<Moved> {
  const amountFen = amountOfPart(order, part);
  const data = { amountFen };
  if (part === 'deposit') {
    return pay(tx, order, amountFen, {
      move: 'payDeposit',
      actor,
      now,
      changes: { confirm_due_at: hoursAfter(now, orderLimits.confirmHours) },
      event: { kind: 'deposit_paid', data },
    });
  }
  return pay(tx, order, amountFen, {
    move: 'payBalance',
    actor,
    now,
    changes: afterWaiting(order, now),
    event: { kind: 'balance_paid', data },
  });
}
