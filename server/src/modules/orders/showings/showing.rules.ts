import { SHOW_NEVER } from '@zaojie/contract/bounties/bounty-availability';
import { dayInShanghai } from '@zaojie/contract/days';
import { showingErrors } from '@zaojie/contract/orders/order.errors';
import { Refusal } from '../../../frame/refusal.ts';
import type { OrderRow, Side } from '../engine/order-row.ts';

type Shown = Pick<OrderRow, 'status' | 'delivery_count' | 'show_from'>;

const isDone = ({ status, delivery_count: deliveries }: Shown) => status === 'completed' && deliveries > 0;

const hasBegun = ({ show_from: from }: Shown, now: Date) =>
  from === null || (from !== SHOW_NEVER && from <= dayInShanghai(now));

/** Why the work can't be shown by that side now; null when it can. The client, whose wish it is, needs nobody's leave. */
export function whyNotShown(order: Shown, side: Side, now: Date): Refusal | null {
  if (!isDone(order)) return new Refusal(showingErrors.notDone);
  if (side === 'client' || hasBegun(order, now)) return null;
  if (order.show_from === SHOW_NEVER) return new Refusal(showingErrors.never);
  return new Refusal(showingErrors.notYet, { values: { day: order.show_from ?? '' } });
}

/** There is something left to allow. */
export const mayAllow = (order: Shown, side: Side, now: Date): boolean =>
  side === 'client' && isDone(order) && !hasBegun(order, now);
