import { hoursAfter, acceptReminderAt, endUnpaidAt, waitsForMoney } from './clock.ts';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { isEnded, otherSide, type OrderRow } from './order-row.ts';

type Turn = OrderRow['turn'];

function turnWhileWorking(order: OrderRow): Turn {
  if (order.extension_due_at !== null) return 'client';
  if (order.change_by !== null) return otherSide(order.change_by);
  return waitsForMoney(order) ? 'client' : 'creator';
}

/** Whose move it is. Never a question of the time, so that it can stand in a column. */
export function turnOf(order: OrderRow): Turn {
  switch (order.status) {
    case 'pending_deposit':
      return 'client';
    case 'pending_confirm':
    case 'refunding':
      return 'creator';
    case 'in_progress':
    case 'revision':
      return turnWhileWorking(order);
    case 'delivered':
      return order.change_by === 'client' ? 'creator' : 'client';
    case 'disputing':
      return 'admin';
    default:
      return null;
  }
}

/** Until when, by what happens at that time. */
export function dueOf(order: OrderRow): Date | null {
  switch (order.status) {
    case 'pending_deposit':
      return order.deposit_due_at;
    case 'pending_confirm':
      return order.confirm_due_at;
    case 'in_progress':
    case 'revision':
      return order.extension_due_at ?? order.change_due_at ?? endUnpaidAt(order) ?? order.schedule_end_at;
    case 'delivered':
      return order.accept_due_at;
    case 'refunding':
      return order.refund_due_at;
    case 'disputing':
      return order.evidence_due_at;
    default:
      return null;
  }
}

/** When whoever is away is told that time runs out; null where nothing is left to tell. */
export function dueReminderAt(order: OrderRow): Date | null {
  const due = dueOf(order);
  if (due === null || order.status === 'delivered' || order.due_reminded_for?.getTime() === due.getTime())
    return null;
  return reminderBefore(due, order.status);
}

function reminderBefore(due: Date, status: OrderRow['status']): Date {
  const { depositReminderHours, dueReminderHours } = orderLimits;
  return hoursAfter(due, -(status === 'pending_deposit' ? depositReminderHours : dueReminderHours));
}

/** A deadline that is set when it is near already is told with what sets it. */
export function remindedBySetting(before: OrderRow, order: OrderRow, now: Date): Date | null {
  const due = dueOf(order);
  const isNew = due !== null && due.getTime() !== dueOf(before)?.getTime();
  return isNew && reminderBefore(due, order.status) <= now ? due : order.due_reminded_for;
}

/** An arbiter who takes longer than this after the evidence closed is late. */
export const rulingDueAt = (evidenceUntil: Date): Date => hoursAfter(evidenceUntil, orderLimits.rulingHours);

const FAR = Date.UTC(2200, 0);

export type Places = Pick<OrderRow, 'turn' | 'due_at' | 'client_rank' | 'creator_rank' | 'sort_key'>;

/** What lists are sorted by: the nearest end first, and of what is over the latest. */
export function placesOf(order: OrderRow): Places {
  const turn = turnOf(order);
  const due = dueOf(order);
  if (isEnded(order.status)) {
    const endedMs = (order.ended_at ?? order.updated_at).getTime();
    return { turn, due_at: null, client_rank: 2, creator_rank: 2, sort_key: -endedMs };
  }
  return {
    turn,
    due_at: due,
    client_rank: turn === 'client' ? 0 : 1,
    creator_rank: turn === 'creator' ? 0 : 1,
    sort_key: due?.getTime() ?? FAR,
  };
}

/** When the clock has to look at it again; null when nothing happens by itself. */
export function nextTimerAt(order: OrderRow): Date | null {
  const timers: (Date | null)[] = [
    order.status === 'pending_deposit' ? order.deposit_due_at : null,
    order.confirm_due_at,
    order.accept_due_at,
    acceptReminderAt(order),
    order.refund_due_at,
    order.extension_due_at,
    order.change_due_at,
    order.evidence_due_at,
    order.reviews_due_at,
    dueReminderAt(order),
  ];
  return timers.reduce(
    (first, each) => (each !== null && (first === null || each < first) ? each : first),
    null,
  );
}
