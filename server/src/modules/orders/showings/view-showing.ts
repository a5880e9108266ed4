import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { otherSide } from '../engine/order-row.ts';
import type { DetailRow } from '../view/detail-row.ts';
import { mayAllow, whyNotShown } from './showing.rules.ts';

export function viewShowing(row: DetailRow, role: OrderDetail['role'], now: Date): OrderDetail['showing'] {
  if (role === 'admin') return { can: { show: false, allow: false }, reason: '', mine: null, theirs: null };
  const postOf = (side: typeof role) => row.showings.find(({ by_side }) => by_side === side)?.post_id ?? null;
  const mine = postOf(role);
  const why = whyNotShown(row, role, now);
  return {
    can: { show: why === null && mine === null, allow: mayAllow(row, role, now) },
    reason: why?.message ?? '',
    mine,
    theirs: postOf(otherSide(role)),
  };
}
