import { yuanOf } from '@zaojie/contract/money';
import {
  payoutKinds,
  withdrawalStates,
  type WithdrawalState,
} from '@zaojie/contract/withdrawals/withdrawal-states';
import type {
  AdminWithdrawal,
  PayoutAccountView,
  WithdrawalView,
} from '@zaojie/contract/withdrawals/withdrawal.schemas';
import { movesFor } from '../../frame/state-machine/decide.ts';
import type { AccountRow } from './account.queries.ts';
import type { AdminRow } from './admin.queries.ts';
import type { ShownWithdrawal } from './withdrawal.queries.ts';
import { withdrawalTable } from './withdrawal.rules.ts';

const accountFields = ({
  kind,
  bank,
  masked,
  holder_masked: holder,
}: Omit<AccountRow, 'id' | 'created_at'>) => ({
  kind,
  kind_label: payoutKinds[kind],
  bank,
  masked,
  holder,
});

export const viewAccount = (row: AccountRow): PayoutAccountView => ({
  id: row.id,
  ...accountFields(row),
  created_at: row.created_at.toISOString(),
});

function stepsOf(row: ShownWithdrawal): WithdrawalView['steps'] {
  const step = (state: WithdrawalState, label: string, at: Date | null) => ({
    state,
    label,
    at: at?.toISOString() ?? null,
  });
  const asked = step('pending', '提交申请', row.created_at);
  if (row.state === 'rejected') return [asked, step('rejected', '审核未通过', row.decided_at)];
  const looked = step('approved', '审核通过', row.decided_at);
  if (row.state === 'failed') return [asked, looked, step('failed', '打款失败，已退回', row.settled_at)];
  return [asked, looked, step('paid', '打款到账', row.settled_at)];
}

export const viewWithdrawal = (row: ShownWithdrawal): WithdrawalView => ({
  id: row.id,
  amount: yuanOf(row.amount_fen),
  state: row.state,
  state_label: withdrawalStates[row.state],
  reason: row.reason,
  account: accountFields(row),
  steps: stepsOf(row),
  created_at: row.created_at.toISOString(),
});

export function viewForAdmin(row: AdminRow, adminId: number): AdminWithdrawal {
  const subject = { state: row.state, isOwn: row.user_id === adminId };
  const may = movesFor(withdrawalTable, subject, 'admin');
  return {
    ...viewWithdrawal(row),
    user: { id: row.user_id, nickname: row.nickname, avatar: row.avatar, is_verified: row.is_verified },
    available: yuanOf(row.available_fen),
    month_amount: yuanOf(row.month_fen),
    can: { approve: may.includes('approve'), reject: may.includes('reject') },
  };
}
