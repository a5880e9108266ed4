import { moneyLimits } from '@zaojie/contract/wallet/money-limits';
import { yuanText } from '@zaojie/contract/money';
import type { withdraw as endpoint } from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import { withdrawalErrors } from '@zaojie/contract/withdrawals/withdrawal.errors';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { availableOf, frozenOf } from '../ledger/index.ts';
import { newPaymentNo } from '../../platform/payments/payment-number.ts';
import { holdAccount } from './account.queries.ts';
import { demandPassword } from './demand-password.ts';
import { moveMoney } from './move-withdrawal.ts';
import { payoutMethodOf } from './payout-method.ts';
import { findSameSince, getShown, insertWithdrawal, lockStanding, sumUsed } from './withdrawal.queries.ts';
import { allowanceOf, periodsAt, SAME_AGAIN_MS } from './withdrawal.rules.ts';
import { viewWithdrawal } from './withdrawal.view.ts';

export const withdraw: Action<typeof endpoint> = async (context, { body }) => {
  const { viewer, payments } = context;
  const demandSame = await demandPassword(context, body.password);
  return context.transaction(async (tx) => {
    await demandSame(tx);
    const asked = { userId: viewer.userId, accountId: body.account_id, amountFen: body.amount };
    const standing = await lockStanding(tx, viewer.userId);
    const account = await holdAccount(tx, viewer.userId, body.account_id);
    if (!account) throw new Refusal(withdrawalErrors.accountNotFound, { data: { field: 'account_id' } });
    if (payoutMethodOf(payments, account.kind) === null) throw new Refusal(withdrawalErrors.kindUnsupported);
    const now = context.now();
    const id =
      (await findSameSince(tx, asked, new Date(now.getTime() - SAME_AGAIN_MS))) ??
      (await askFor(tx, asked, standing.isVerified, now));
    return new Answer('提现申请已提交', viewWithdrawal(await getShown(tx, id)));
  });
};

export type AskedWithdrawal = { userId: number; accountId: number; amountFen: number };

/** Within the limits, from 可用 to 冻结. Whoever asks has locked the person's standing. */
export async function askFor(
  tx: Tx,
  asked: AskedWithdrawal,
  isVerified: boolean,
  now: Date,
): Promise<number> {
  const { userId, amountFen } = asked;
  demandAllowance(allowanceOf(await sumUsed(tx, userId, periodsAt(now)), isVerified), amountFen);
  const id = await insertWithdrawal(tx, { ...asked, payoutNo: newPaymentNo('W', now) }, now);
  const step = { name: 'asked', kind: 'withdrawal', askedBy: userId } as const;
  const ends = { from: availableOf(userId), to: frozenOf(userId) };
  await moveMoney(tx, { id, amount_fen: amountFen }, { ...step, ...ends }, now);
  await emitEvent(tx, 'withdrawal.moved', { withdrawalId: id, to: 'pending' });
  return id;
}

function demandAllowance(allowance: ReturnType<typeof allowanceOf>, amountFen: number): void {
  const { leftToday, leftTodayFen, leftThisMonthFen } = allowance;
  if (leftToday === 0) throw new Refusal(withdrawalErrors.perDay);
  if (amountFen > leftTodayFen) {
    throw new Refusal(withdrawalErrors.dayAmount, { values: { left: yuanText(leftTodayFen) } });
  }
  if (leftThisMonthFen !== null && amountFen > leftThisMonthFen) {
    throw new Refusal(withdrawalErrors.unverified, {
      values: { left: yuanText(leftThisMonthFen) },
      data: { left: leftThisMonthFen / 100, limit: moneyLimits.withdrawal.unverifiedMonthFen / 100 },
    });
  }
}
