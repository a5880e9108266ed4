import { orderSteps, type OrderStep } from '@zaojie/contract/orders/order-words';
import type { OrderCan } from '@zaojie/contract/orders/order.schemas';
import { movesFor } from '../../../frame/state-machine/decide.ts';
import type { OrderRow } from '../engine/order-row.ts';
import { subjectOf } from '../engine/order-subject.ts';
import { orderTable, type OrderMove, type OrderRole } from '../engine/order.rules.ts';

/** What a step is called in the table, where the words differ. */
const moveOfStep: Partial<Record<OrderStep, OrderMove>> = {
  extendRespond: 'answerExtension',
  changeRespond: 'answerChange',
  refundRespond: 'agreeRefund',
  statement: 'state',
  ruling: 'ruleWhole',
};

/** What somebody may do now, by the table that the steps themselves ask. */
export function orderCanOf(order: OrderRow, role: OrderRole, now: Date): OrderCan {
  const moves = new Set(movesFor(orderTable, subjectOf(order, now), role));
  const can = Object.fromEntries(
    orderSteps.map((step) => [step, moves.has(moveOfStep[step] ?? (step as OrderMove))]),
  ) as OrderCan;
  const isParty = role === 'client' || role === 'creator';
  can.download = isParty && order.delivery_count > 0 && (role === 'creator' || order.status === 'completed');
  return can;
}
