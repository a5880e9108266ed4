import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { ledgerErrors } from '../ledger/ledger.errors.ts';
import { moneyLimits } from '../wallet/money-limits.ts';
import { id, paged, pageQuery } from '../primitives.ts';
import { userErrors } from '../users/user.errors.ts';
import { withdrawalErrors } from './withdrawal.errors.ts';
import {
  adminWithdrawal,
  decideForm,
  payoutAccount,
  payoutAccountForm,
  removeAccountForm,
  withdrawal,
  withdrawalAllowance,
  withdrawForm,
} from './withdrawal.schemas.ts';
import { withdrawalStateNames } from './withdrawal-states.ts';

const passwordErrors = [
  withdrawalErrors.wrongPassword,
  withdrawalErrors.passwordMissing,
  withdrawalErrors.passwordPause,
];
const { pageSize } = moneyLimits.withdrawal;

export const withdraw = endpoint({
  method: 'POST',
  path: '/wallet/withdraw',
  access: 'member',
  summary: '申请提现：金额先冻结，管理员审核后打款；要登录密码',
  body: withdrawForm,
  output: withdrawal,
  errors: [
    ...passwordErrors,
    withdrawalErrors.accountNotFound,
    withdrawalErrors.kindUnsupported,
    withdrawalErrors.perDay,
    withdrawalErrors.dayAmount,
    withdrawalErrors.unverified,
    ledgerErrors.insufficient,
  ],
});

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/wallet/withdrawals',
  access: 'member',
  summary: '自己的提现，最新的在前，每一步都有时间；allowance 是还可以提多少',
  query: pageQuery(pageSize),
  output: paged(withdrawal).extend({ allowance: withdrawalAllowance }),
});

export const listPayoutAccounts = endpoint({
  method: 'GET',
  path: '/wallet/accounts',
  access: 'member',
  summary: '自己的收款账户，号码只显示一部分',
  output: z.array(payoutAccount),
});

export const addPayoutAccount = endpoint({
  method: 'POST',
  path: '/wallet/accounts',
  access: 'member',
  summary: '添加收款账户（bank 银行卡、alipay 支付宝），要登录密码',
  body: payoutAccountForm,
  output: payoutAccount,
  errors: [...passwordErrors, withdrawalErrors.tooManyAccounts, withdrawalErrors.kindUnsupported],
});

export const removePayoutAccount = endpoint({
  method: 'POST',
  path: '/wallet/removeAccount',
  access: 'member',
  summary: '删除收款账户，要登录密码',
  body: removeAccountForm,
  output: z.object({ id: z.int() }),
  errors: [...passwordErrors, withdrawalErrors.accountNotFound, withdrawalErrors.accountInUse],
});

export const listAllWithdrawals = endpoint({
  method: 'GET',
  path: '/admin/withdrawals',
  access: 'admin',
  summary: '提现审核：待审核的最早的在前，其余最新的在前；可按状态筛选',
  query: pageQuery(pageSize).extend({
    state: z.enum(withdrawalStateNames).nullable().catch(null).default(null),
  }),
  output: paged(adminWithdrawal).extend({ counts: z.record(z.enum(withdrawalStateNames), z.int()) }),
});

export const decideWithdrawal = endpoint({
  method: 'POST',
  path: '/admin/withdrawals',
  access: 'admin',
  summary: '通过或驳回一笔提现；驳回要写理由，金额退回可用',
  body: decideForm,
  output: adminWithdrawal,
  errors: [withdrawalErrors.notFound, withdrawalErrors.wrongState, withdrawalErrors.kindUnsupported],
});

export const markVerified = endpoint({
  method: 'POST',
  path: '/admin/verify',
  access: 'admin',
  summary: '标记一个人已经核实身份，或取消标记：本月提现超过2000元需要它',
  body: z.object({
    user_id: id('用户不存在'),
    is_verified: z.boolean({ error: '请选择是否已核实' }),
    reason: z.string({ error: '请填写理由' }).trim().min(1, '请填写理由').max(200, '理由不能超过200个字符'),
  }),
  output: z.object({ user_id: z.int(), is_verified: z.boolean() }),
  errors: [userErrors.notFound],
});
