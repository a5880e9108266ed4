import { moneyLimits } from '@zaojie/contract/wallet/money-limits';
import { fenOf, yuanOf } from '@zaojie/contract/money';
import { withdrawForm, type WithdrawalAllowance } from '@zaojie/contract/withdrawals/withdrawal.schemas';
import { formatFen, formatYuan } from '../../text/numbers.ts';

type Room = {
  /** In yuan. */
  available: number;
  allowance: Pick<WithdrawalAllowance, 'left_today' | 'left_today_amount' | 'left_this_month_amount'>;
};

const ONCE_MAX_YUAN = yuanOf(moneyLimits.withdrawal.maxFen);
const exact = (yuan: number) => formatYuan(yuan, { exact: true });

/** What is wrong with an amount, in the words that the server would use. */
export function withdrawError(amount: string, { available, allowance }: Room): string | undefined {
  const refusal = withdrawForm.shape.amount.safeParse(amount.trim()).error?.issues[0]?.message;
  if (refusal !== undefined) return refusal;
  const fen = fenOf(amount.trim()) ?? 0;
  if (allowance.left_today <= 0) return '今天的提现次数已用完，请明天再来';
  const missing = fen - fenUpTo(available);
  if (missing > 0) return `可用余额不足，还差 ${formatFen(missing, { exact: true })}`;
  if (fen > fenUpTo(allowance.left_today_amount)) {
    return `超过今天的提现额度，今天还可以提现 ${exact(allowance.left_today_amount)}`;
  }
  const month = allowance.left_this_month_amount;
  if (month !== null && fen > fenUpTo(month)) {
    return `本月提现超过2000元需要先完成实名认证，本月还可以提现 ${exact(month)}`;
  }
  return undefined;
}

/** The most that may go out at once, as it would be typed; empty for nothing. */
export function mostToWithdraw({ available, allowance }: Room): string {
  const month = allowance.left_this_month_amount ?? Number.POSITIVE_INFINITY;
  const yuan = Math.min(available, allowance.left_today_amount, month, ONCE_MAX_YUAN);
  return yuan > 0 ? String(yuan) : '';
}

/** A balance may be larger than any amount that is typed; then nothing typed is too much for it. */
function fenUpTo(yuan: number): number {
  return fenOf(yuan) ?? Number.MAX_SAFE_INTEGER;
}

/** What may still be taken out today and this month, said before one tries. */
export function allowanceText(allowance: WithdrawalAllowance): string {
  if (allowance.left_today <= 0) return '今天的提现次数已用完，请明天再来。';
  const today = `今天还可以提 ${allowance.left_today} 次，共 ${exact(allowance.left_today_amount)}。`;
  if (allowance.left_this_month_amount === null) return today;
  return `${today}没有实名认证，本月还可以提 ${exact(allowance.left_this_month_amount)}。`;
}
