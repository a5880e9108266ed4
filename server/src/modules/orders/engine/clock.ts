import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { OrderRow } from './order-row.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
export const hoursAfter = (moment: Date, hours: number): Date => after(moment, hours * HOUR_MS);
export const daysAfter = (moment: Date, days: number): Date => after(moment, days * DAY_MS);

export const isReached = (moment: Date | null, now: Date): boolean => moment !== null && now >= moment;

const latest = (...moments: (Date | null)[]): Date | null =>
  moments.reduce<Date | null>(
    (last, each) => (each !== null && (last === null || each > last) ? each : last),
    null,
  );

/** The creator waits for the client's money: their clocks stand still. */
export const waitsForMoney = (
  order: Pick<OrderRow, 'balance_asked_at' | 'price_fen' | 'paid_fen' | 'refunded_fen'>,
): boolean => order.balance_asked_at !== null && order.price_fen > order.paid_fen - order.refunded_fen;

const isWorking = ({ status }: OrderRow) => status === 'in_progress' || status === 'revision';

/** 排队中: agreed on, and its time hasn't come. */
export const isQueued = (order: OrderRow, now: Date): boolean =>
  order.status === 'in_progress' && order.schedule_start_at !== null && now < order.schedule_start_at;

/** 已逾期 */
export const isOverdue = (order: OrderRow, now: Date): boolean =>
  isWorking(order) && !waitsForMoney(order) && isReached(order.schedule_end_at, now);

/** Since when nothing was heard of the creator; null while nothing needs to be. */
export function silentSince(order: OrderRow): Date | null {
  if (!isWorking(order) || waitsForMoney(order)) return null;
  return latest(order.last_sign_at, order.working_since, order.schedule_start_at);
}

export function silentDays(order: OrderRow, now: Date): number {
  const since = silentSince(order);
  return since === null ? 0 : Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS));
}

/** When silence and delay each set the client free; no delay where no day was agreed on. */
export type FreeCancel = { at: Date; bySilence: Date; byDelay: Date | null };

/** From when the client may cancel without fault, and by what; null while that clock stands still. */
export function freeCancelOf(order: OrderRow): FreeCancel | null {
  const since = silentSince(order);
  if (since === null) return null;
  const bySilence = daysAfter(since, limit.silentDays);
  if (order.schedule_end_at === null) return { at: bySilence, bySilence, byDelay: null };
  const late = hoursAfter(order.schedule_end_at, limit.overdueHours);
  // A change may have moved the end before the beginning: what is queued isn't late yet.
  const begins = order.status === 'in_progress' ? order.schedule_start_at : null;
  const byDelay = begins !== null && late < begins ? begins : late;
  return { at: byDelay < bySilence ? byDelay : bySilence, bySilence, byDelay };
}

/** From when the creator may end with the deposit; null while no balance is asked for. */
export const endUnpaidAt = (order: OrderRow): Date | null =>
  order.balance_asked_at !== null && waitsForMoney(order)
    ? daysAfter(order.balance_asked_at, limit.balanceDays)
    : null;

/** The next reminder that something waits to be accepted. */
export function acceptReminderAt(order: OrderRow): Date | null {
  const day = limit.acceptReminderDays[order.accept_reminders];
  if (order.status !== 'delivered' || order.accept_due_at === null || day === undefined) return null;
  return daysAfter(order.accept_due_at, day - limit.acceptDays);
}
