import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type {
  extendOrder as extendEndpoint,
  respondExtension as respondEndpoint,
} from '@zaojie/contract/orders/agreement.endpoints';
import { agreementErrors, workErrors } from '@zaojie/contract/orders/order.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { daysAfter, hoursAfter } from '../engine/clock.ts';
import { bySystem, checkStep, moveOrder } from '../engine/move-order.ts';
import type { OrderRow } from '../engine/order-row.ts';
import { decideProposal, insertProposal } from '../engine/proposal.queries.ts';
import { stepAction } from '../steps/acting.ts';

export const extendOrder = stepAction<typeof extendEndpoint>(
  '延期申请已发出，等客户答复',
  async ({ tx, order, actor, now }, { schedule_end_time: end, reason }) => {
    checkStep(order, { move: 'extend', actor, now });
    if (end <= (order.schedule_end_at ?? now) || end <= now)
      throw new Refusal(agreementErrors.extensionNotLater);
    if (end > daysAfter(now, limit.scheduleDaysMax)) throw new Refusal(workErrors.scheduleTooFar);
    const expiresAt = hoursAfter(now, limit.extensionHours);
    await moveOrder(tx, order, {
      move: 'extend',
      actor,
      now,
      changes: { extension_due_at: expiresAt, last_sign_at: now },
      event: { kind: 'extension_asked', text: reason, data: { end: end.toISOString() } },
    });
    await insertProposal(
      tx,
      {
        order_id: order.id,
        kind: 'extension',
        by_side: 'creator',
        price_fen: null,
        scope: '',
        schedule_end_at: end,
        extra_revisions: 0,
        reason,
        expires_at: expiresAt,
      },
      now,
    );
  },
);

export const respondExtension = stepAction<typeof respondEndpoint>(
  '已答复延期申请',
  async ({ tx, order, actor, now }, { action, reason }) => {
    checkStep(order, { move: 'answerExtension', actor, now });
    const isAgreed = action === 'agree';
    const status = isAgreed ? 'agreed' : 'refused';
    const proposal = await decideProposal(
      tx,
      { orderId: order.id, kind: 'extension' },
      { status, answer: reason },
      now,
    );
    const end = isAgreed ? (proposal?.schedule_end_at ?? null) : null;
    await moveOrder(tx, order, {
      move: 'answerExtension',
      actor,
      now,
      changes: { extension_due_at: null, ...(end !== null && { schedule_end_at: end }) },
      event: { kind: `extension_${status}`, text: reason, data: { end: end?.toISOString() ?? null } },
    });
  },
);

/** Silence for so long is a no. */
export async function lapseExtension(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await moveOrder(tx, order, {
    move: 'lapseExtension',
    actor: bySystem,
    now,
    changes: { extension_due_at: null },
    event: { kind: 'extension_lapsed' },
  });
  await decideProposal(tx, { orderId: order.id, kind: 'extension' }, { status: 'lapsed' }, now);
}
