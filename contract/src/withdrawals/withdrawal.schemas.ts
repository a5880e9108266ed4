import * as z from 'zod';
import { moneyLimits } from '../wallet/money-limits.ts';
import { yuanAmount } from '../money.schemas.ts';
import { id, text } from '../primitives.ts';
import { payoutKindNames, withdrawalStateNames } from './withdrawal-states.ts';

const { payoutAccount: account, withdrawal: bounds } = moneyLimits;

/** Money leaves and accounts change only with the login password. */
const password = z.string({ error: '请输入登录密码' }).min(1, '请输入登录密码').max(200, '登录密码不正确');

const holder = text({
  requiredMessage: '请输入收款人姓名',
  max: [account.holderMax, `收款人姓名不能超过${account.holderMax}个字符`],
});

export const payoutAccountForm = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('bank'),
      holder,
      bank: text({
        requiredMessage: '请输入开户银行',
        max: [account.bankMax, `开户银行不能超过${account.bankMax}个字符`],
      }),
      card: z
        .string({ error: '请输入银行卡号' })
        .transform((digits) => digits.replaceAll(/[\s-]/g, ''))
        .refine((digits) => /^\d{12,19}$/.test(digits), '请输入正确的银行卡号'),
      password,
    }),
    z.object({
      kind: z.literal('alipay'),
      holder,
      login: text({
        requiredMessage: '请输入支付宝账号',
        max: [account.loginMax, '请输入正确的支付宝账号'],
      }).refine((login) => /^(1\d{10}|[^\s@]+@[^\s@]+\.[^\s@]+)$/.test(login), '请输入正确的支付宝账号'),
      password,
    }),
  ],
  { error: '请选择收款账户的种类' },
);

export const removeAccountForm = z.object({ id: id('收款账户不存在'), password });

/** What is shown is enough to recognise it, and no more. */
export const payoutAccount = z.object({
  id: z.int(),
  kind: z.enum(payoutKindNames),
  kind_label: z.string(),
  bank: z.string(),
  /** As •••• 6789 or 13•••••••21. */
  masked: z.string(),
  /** As 林* */
  holder: z.string(),
  created_at: z.iso.datetime(),
});
export type PayoutAccountView = z.output<typeof payoutAccount>;

export const withdrawForm = z.object({
  amount: yuanAmount({
    requiredMessage: '请输入提现金额',
    min: [bounds.minFen, '提现金额不能少于0.01元'],
    max: [bounds.maxFen, '单次提现不能超过50000元'],
  }),
  account_id: id('请选择收款账户'),
  password,
});

const step = z.object({
  state: z.enum(withdrawalStateNames),
  label: z.string(),
  /** Null: not reached yet. */
  at: z.iso.datetime().nullable(),
});

export const withdrawal = z.object({
  id: z.int(),
  amount: z.number(),
  state: z.enum(withdrawalStateNames),
  state_label: z.string(),
  /** Why it was refused or failed, in words for its owner. */
  reason: z.string(),
  account: payoutAccount.omit({ id: true, created_at: true }),
  /** 申请 → 审核 → 打款, each with its time. */
  steps: z.array(step),
  created_at: z.iso.datetime(),
});
export type WithdrawalView = z.output<typeof withdrawal>;

export const withdrawalAllowance = z.object({
  left_today: z.int(),
  left_today_amount: z.number(),
  /** Null for somebody verified. */
  left_this_month_amount: z.number().nullable(),
  is_verified: z.boolean(),
  has_password: z.boolean(),
  kinds: z.array(z.enum(payoutKindNames)),
});
export type WithdrawalAllowance = z.output<typeof withdrawalAllowance>;

export const adminWithdrawal = withdrawal.extend({
  user: z.object({ id: z.int(), nickname: z.string(), avatar: z.string(), is_verified: z.boolean() }),
  /** What the person holds now, and what has gone out to them this month. */
  available: z.number(),
  month_amount: z.number(),
  can: z.object({ approve: z.boolean(), reject: z.boolean() }),
});
export type AdminWithdrawal = z.output<typeof adminWithdrawal>;

export const decideForm = z
  .object({
    id: id('提现申请不存在'),
    action: z.enum(['approve', 'reject'], { error: '请选择通过或驳回' }),
    reason: z
      .string({ error: '请填写理由' })
      .trim()
      .max(bounds.reasonMax, `理由不能超过${bounds.reasonMax}个字符`)
      .default(''),
  })
  .refine(({ action, reason }) => action === 'approve' || reason !== '', {
    message: '请填写驳回的理由，申请人会看到',
    path: ['reason'],
  });
