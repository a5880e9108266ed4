import { yuanOf } from '@zaojie/contract/money';
import type { listWithdrawals as endpoint } from '@zaojie/contract/withdrawals/withdrawal.endpoints';
import type { WithdrawalAllowance } from '@zaojie/contract/withdrawals/withdrawal.schemas';
import type { Action } from '../../frame/action.ts';
import type { Context, Viewer } from '../../frame/context.ts';
import { pageOf } from '../../frame/paging.ts';
import { getCredentials } from '../users/index.ts';
import { offeredKinds } from './payout-method.ts';
import { isVerified, listOwn, sumUsed } from './withdrawal.queries.ts';
import { allowanceOf, periodsAt } from './withdrawal.rules.ts';
import { viewWithdrawal } from './withdrawal.view.ts';

async function allowanceFor({ db, viewer, payments, now }: Context<Viewer>): Promise<WithdrawalAllowance> {
  const { userId } = viewer;
  const used = await sumUsed(db, userId, periodsAt(now()));
  const verified = await isVerified(db, userId);
  const { leftToday, leftTodayFen, leftThisMonthFen } = allowanceOf(used, verified);
  return {
    left_today: leftToday,
    left_today_amount: yuanOf(leftTodayFen),
    left_this_month_amount: leftThisMonthFen === null ? null : yuanOf(leftThisMonthFen),
    is_verified: verified,
    has_password: (await getCredentials(db, userId)).password_hash !== null,
    kinds: offeredKinds(payments),
  };
}

export const listWithdrawals: Action<typeof endpoint> = async (context, { query }) => {
  const { page, per_page: perPage } = query;
  const at = { userId: context.viewer.userId, limit: perPage, offset: (page - 1) * perPage };
  const { rows, total } = await listOwn(context.db, at);
  const allowance = await allowanceFor(context);
  return { ...pageOf(rows.map(viewWithdrawal), { total, page, perPage }), allowance };
};
