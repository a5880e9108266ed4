import type { refundGame as endpoint } from '@zaojie/contract/games/game-purchase.endpoints';
import { gamePurchaseErrors } from '@zaojie/contract/games/game.errors';
import type { Tx } from '../../../db/database.ts';
import { transaction } from '../../../db/transaction.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { Services } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { decide } from '../../../frame/state-machine/decide.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { cancelJob } from '../../../platform/jobs/schedule-job.ts';
import { viewPurchase } from '../detail/detail.view.ts';
import { lockGame } from '../game.queries.ts';
import { giveBack, payOut } from './purchase-money.ts';
import { endPurchase, findPurchase, lockPurchase, settleKey, type HeldPurchase } from './purchase.queries.ts';
import { purchaseSubject, purchaseTable, type PurchaseMachine } from './purchase.rules.ts';

const reasons = {
  downloaded: gamePurchaseErrors.downloaded,
  too_late: gamePurchaseErrors.tooLate,
  not_yet: gamePurchaseErrors.tooLate,
} as const;

type Ending = { move: PurchaseMachine['move']; role: PurchaseMachine['role']; now: Date };

/** What becomes of a held purchase, money and all; null, or why it doesn't. */
async function end(tx: Tx, purchase: HeldPurchase, { move, role, now }: Ending) {
  const decision = decide(purchaseTable, purchaseSubject(purchase, now), move, role);
  if (!decision.isAllowed) return decision;
  const { game_id: gameId, id: purchaseId } = purchase;
  if (decision.to === 'held') throw new Error(`purchase ${purchaseId} ends by going on`);
  for (const effect of decision.effects) {
    await (effect === 'give_back' ? giveBack : payOut)(tx, purchase, now);
  }
  await endPurchase(tx, purchase, decision.to, now);
  await cancelJob(tx, settleKey(purchaseId));
  await emitEvent(tx, move === 'refund' ? 'game.refunded' : 'game.settled', { gameId, purchaseId });
  return null;
}

export const refundGame: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  const { userId } = context.viewer;
  const purchase = await context.transaction(async (tx) => {
    await lockGame(tx, body.id);
    const seen = await findPurchase(tx, body.id, userId);
    const held = seen && (await lockPurchase(tx, seen.id));
    if (!held || held.status === 'refunded') throw new Refusal(gamePurchaseErrors.notOwned);
    if (held.status === 'free') throw new Refusal(gamePurchaseErrors.nothingPaid);
    const refused = await end(tx, held, { move: 'refund', role: 'buyer', now });
    if (refused) {
      throw new Refusal(refused.why === 'guard' ? reasons[refused.reason] : gamePurchaseErrors.tooLate);
    }
    return { ...held, status: 'refunded' as const };
  });
  return new Answer('已退款，金额回到可用余额', { purchase: viewPurchase(purchase, now) });
};

/** The time is over: the developer is paid. A purchase that ended otherwise is left as it is. */
export async function settle(tx: Tx, purchaseId: number, now: Date): Promise<void> {
  const purchase = await lockPurchase(tx, purchaseId);
  if (purchase) await end(tx, purchase, { move: 'settle', role: 'system', now });
}

export async function settlePurchase(
  { db, now }: Pick<Services, 'db' | 'now'>,
  purchaseId: number,
): Promise<void> {
  await transaction(db, (tx) => settle(tx, purchaseId, now()));
}
