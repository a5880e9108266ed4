import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';
import type { SubjectOf } from '../../frame/state-machine/state-table.ts';

const states = ['pending_deposit', 'cancelled'] as const satisfies readonly OrderStatus[];
const moves = ['lapse'] as const;
const roles = ['client', 'creator', 'system'] as const;

export type OrderMachine = {
  state: (typeof states)[number];
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: { depositDueAt: Date; now: Date };
  reason: 'not_yet';
  effect: never;
};
type OrderSubject = SubjectOf<OrderMachine>;

const isOverdue = ({ depositDueAt, now }: OrderSubject) => (now < depositDueAt ? 'not_yet' : null);

/** An order whose deposit isn't paid in time was never begun. */
export const orderTable = defineStateTable<OrderMachine>({
  states,
  moves,
  roles,
  initial: 'pending_deposit',
  terminal: ['cancelled'],
  rows: [{ from: 'pending_deposit', move: 'lapse', who: 'system', guard: isOverdue, to: 'cancelled' }],
});

export function isOrderState(status: string): status is OrderMachine['state'] {
  return (states as readonly string[]).includes(status);
}
