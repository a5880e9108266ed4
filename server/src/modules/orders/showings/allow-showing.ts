import { orderErrors, showingErrors } from '@zaojie/contract/orders/order.errors';
import type { allowShowing as endpoint } from '@zaojie/contract/orders/showing.endpoints';
import { Refusal } from '../../../frame/refusal.ts';
import { saveOrder, tellEvent } from '../engine/move-order.ts';
import { showLicensedFrom } from '../licences/licence.queries.ts';
import { stepAction } from '../steps/acting.ts';
import { mayAllow, whyNotShown } from './showing.rules.ts';

/** From now on; whoever has allowed it already is told so by nothing having changed. */
export const allowShowing = stepAction<typeof endpoint>(
  '已同意公开，创作者可以晒稿了',
  async ({ tx, order, actor, now }) => {
    if (actor.role !== 'client') throw new Refusal(orderErrors.otherSide);
    if (whyNotShown(order, 'client', now)) throw new Refusal(showingErrors.notDone);
    if (!mayAllow(order, 'client', now)) return;
    const allowed = await saveOrder(tx, order, { show_from: null }, now);
    await showLicensedFrom(tx, order.id, null);
    await tellEvent(tx, allowed, { kind: 'show_allowed', actor, now });
  },
);
