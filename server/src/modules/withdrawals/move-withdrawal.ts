import type { Tx } from '../../db/database.ts';
import { decide, type Decision } from '../../frame/state-machine/decide.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import {
  availableOf,
  frozenOf,
  platformAccounts,
  transfer,
  type AccountName,
  type TransferRequest,
} from '../ledger/index.ts';
import { schedulePayout } from './withdrawal.jobs.ts';
import { updateWithdrawal, type Withdrawal, type WithdrawalChange } from './withdrawal.queries.ts';
import {
  withdrawalTable,
  type WithdrawalEffect,
  type WithdrawalMachine,
  type WithdrawalMove,
} from './withdrawal.rules.ts';

export type Mover = { role: WithdrawalMachine['role']; userId: number | null };

/** The money of one step; the key makes the step happen once. */
export function moveMoney(
  tx: Tx,
  withdrawal: Pick<Withdrawal, 'id' | 'amount_fen'>,
  step: {
    name: string;
    kind: TransferRequest['kind'];
    from: AccountName;
    to: AccountName;
    askedBy: number | null;
  },
  now: Date,
) {
  const { id, amount_fen: amountFen } = withdrawal;
  const { name, kind, from, to, askedBy } = step;
  const cause = { kind: 'withdrawal', id } as const;
  const key = `withdrawal:${id}:${name}`;
  return transfer(tx, { key, kind, cause, askedBy, moves: [{ from, to, amountFen }] }, now);
}

async function carryOut(
  tx: Tx,
  withdrawal: Withdrawal,
  effect: WithdrawalEffect,
  askedBy: number | null,
  now: Date,
): Promise<void> {
  const { id, user_id: userId } = withdrawal;
  const [own, frozen] = [availableOf(userId), frozenOf(userId)];
  const { payouts, cash } = platformAccounts;
  const returned = { name: 'returned', kind: 'withdrawal_returned', to: own, askedBy } as const;
  if (effect === 'unfreeze') await moveMoney(tx, withdrawal, { ...returned, from: frozen }, now);
  if (effect === 'bring_back') await moveMoney(tx, withdrawal, { ...returned, from: payouts }, now);
  if (effect === 'leave') {
    const paid = { name: 'paid', kind: 'withdrawal_paid', from: payouts, to: cash, askedBy } as const;
    await moveMoney(tx, withdrawal, paid, now);
  }
  if (effect === 'send') {
    const sent = { name: 'sent', kind: 'withdrawal_sent', from: frozen, to: payouts, askedBy } as const;
    await moveMoney(tx, withdrawal, sent, now);
    await schedulePayout(tx, id);
  }
}

/** One step, with its money, or the table's reason why not; whoever asks holds the row locked. */
export async function moveWithdrawal(
  tx: Tx,
  withdrawal: Withdrawal,
  move: WithdrawalMove,
  mover: Mover,
  { change, now }: { change: WithdrawalChange; now: Date },
): Promise<Decision<WithdrawalMachine>> {
  const subject = { state: withdrawal.state, isOwn: withdrawal.user_id === mover.userId };
  const decision = decide(withdrawalTable, subject, move, mover.role);
  if (!decision.isAllowed) return decision;
  await updateWithdrawal(tx, withdrawal.id, { ...change, state: decision.to });
  for (const effect of decision.effects) await carryOut(tx, withdrawal, effect, mover.userId, now);
  await emitEvent(tx, 'withdrawal.moved', { withdrawalId: withdrawal.id, to: decision.to });
  return decision;
}
