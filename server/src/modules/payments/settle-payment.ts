import type { Tx } from '../../db/database.ts';
import { decide } from '../../frame/state-machine/decide.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { cancelJob } from '../../platform/jobs/schedule-job.ts';
import type { MoneyState } from '../../platform/payments/payment-provider.ts';
import { availableOf, platformAccounts, transfer } from '../ledger/index.ts';
import { settleKey } from './payment.jobs.ts';
import { lockPayment, updatePayment, type Payment } from './payment.queries.ts';
import { paymentTable, type PaymentEffect, type PaymentMachine, type PaymentMove } from './payment.rules.ts';

/** What a provider vouches for. */
export type Told =
  | { state: 'paid'; providerNo: string; amountFen: number; at: Date }
  | { state: 'failed' | 'closed'; providerNo: string | null; reason: string };

/**
 * `stale`: nothing to do, it was told before or is overtaken. The others are refusals: no such payment here, another amount
 * than ours, or paid before under another number of the provider's.
 */
export type Settled = 'moved' | 'stale' | 'unknown' | 'wrong-amount' | 'paid-twice';

const moveOf = { paid: 'pay', failed: 'fail', closed: 'close' } as const;

/** Makes of a payment what its provider says of it, with the money, or nothing at all. */
export async function settlePayment(
  tx: Tx,
  about: Pick<Payment, 'payment_no' | 'method'>,
  told: Told,
  now: Date,
): Promise<Settled> {
  const payment = await lockPayment(tx, { paymentNo: about.payment_no, method: about.method });
  if (!payment) return 'unknown';
  if (told.state === 'paid') {
    if (told.amountFen !== payment.amount_fen) return 'wrong-amount';
    if (payment.state === 'paid' && payment.provider_no !== told.providerNo) return 'paid-twice';
  }
  return (await movePayment(tx, payment, moveOf[told.state], 'provider', told, now)) ? 'moved' : 'stale';
}

/** False where the table says no; whoever asks holds the row locked. */
export async function movePayment(
  tx: Tx,
  payment: Payment,
  move: PaymentMove,
  role: PaymentMachine['role'],
  told: Told,
  now: Date,
): Promise<boolean> {
  const decision = decide(paymentTable, { state: payment.state }, move, role);
  if (!decision.isAllowed) return false;
  const providerNo = told.providerNo ?? payment.provider_no;
  await updatePayment(tx, payment.id, {
    state: decision.to,
    provider_no: providerNo,
    over_at: now,
    ...(told.state === 'paid' ? { paid_at: told.at, reason: '' } : { reason: told.reason.slice(0, 200) }),
  });
  for (const effect of decision.effects) await carryOut(tx, { ...payment, state: decision.to }, effect, now);
  return true;
}

async function carryOut(tx: Tx, payment: Payment, effect: PaymentEffect, now: Date): Promise<void> {
  const { id, user_id: userId, amount_fen: amountFen, purpose, order_id: purposeId, part, state } = payment;
  const about = { paymentId: id, userId, purposeKind: purpose, purposeId, part, amountFen };
  if (effect === 'drop_timer') await cancelJob(tx, settleKey(id));
  if (effect === 'tell_over' && (state === 'failed' || state === 'closed')) {
    await emitEvent(tx, 'payment.over', { ...about, state });
  }
  if (effect === 'credit') {
    await transfer(
      tx,
      {
        key: `recharge:${id}`,
        kind: 'recharge',
        cause: { kind: 'recharge', id },
        askedBy: userId,
        moves: [{ from: platformAccounts.cash, to: availableOf(userId), amountFen }],
      },
      now,
    );
    await emitEvent(tx, 'payment.paid', about);
  }
}

/** What the answer to a question says; null while it says nothing yet. */
export function toldBy(answer: MoneyState): Told | null {
  if (answer.state === 'missing' || answer.state === 'pending') return null;
  return answer;
}
