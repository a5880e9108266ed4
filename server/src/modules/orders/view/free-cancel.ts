import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import { freeCancelOf, isReached, silentDays } from '../engine/clock.ts';
import type { OrderRow, Side } from '../engine/order-row.ts';
import { momentText } from './words.ts';

/*
 * 无责取消 in words. All of it is read from the clock that the guard of the move reads, so no sentence can promise what the
 * table refuses.
 */

/** Why the client may cancel without fault now; null while they may not. */
export function whyFree(order: OrderRow, now: Date): string | null {
  const free = freeCancelOf(order);
  if (free === null || now < free.at) return null;
  return isReached(free.byDelay, now)
    ? `已经逾期超过 ${limit.overdueHours} 小时`
    : `已经 ${silentDays(order, now)} 天没有动静`;
}

/** From when, for what, and what comes back; empty while that clock stands still. */
export function freeCancelWords(order: OrderRow, now: Date, client = '客户'): string {
  const free = freeCancelOf(order);
  if (free === null) return '';
  const back = order.price_fen === 0 ? '' : '，托管的钱全部退回';
  const why = whyFree(order, now);
  if (why !== null) return `${why}，${client}现在可以无责取消${back}`;
  const { bySilence, byDelay } = free;
  const ways = [
    byDelay === null || bySilence < byDelay ? `到 ${momentText(bySilence)} 还没有动静` : '',
    byDelay === null ? '' : `到 ${momentText(byDelay)} 还没有交付`,
  ].filter((way) => way !== '');
  return `${ways.join('，或')}，${client}可以无责取消${back}`;
}

export type WorkNow = { mayCancel: boolean; words: string };

/** How the client gets out of an order that is being worked on, as it stands now. */
export const workNow = (order: OrderRow, now: Date): WorkNow => ({
  mayCancel: whyFree(order, now) !== null,
  words: freeCancelWords(order, now),
});

/** What cancelling now means for whoever does it; empty to somebody who can't. */
export function cancelNote(order: OrderRow, role: Side | 'admin'): string {
  if (role === 'admin') return '';
  const hasPaid = order.paid_fen > 0;
  if (role === 'creator') return hasPaid ? '托管的全部退回，客户不用承担任何费用。' : '客户还没有付过钱。';
  if (!hasPaid) return '还没有付过钱，不影响你的信用记录。';
  // As modules/credit reads it: a deposit that was taken back counts, going from what is late doesn't.
  return order.status === 'pending_confirm'
    ? '托管的全部退回。付了定金再取消，会算进你信用里的完成率。'
    : '托管的全部退回，不影响你的信用记录。';
}
