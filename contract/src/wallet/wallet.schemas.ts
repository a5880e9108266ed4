import * as z from 'zod';
import { causeKinds, transferKinds, type TransferKind } from '../ledger/transfer-kinds.ts';
import { moneyLimits } from './money-limits.ts';
import { yuanAmount } from '../money.schemas.ts';
import { paymentMethodNames } from '../payments/payment-words.ts';

const { payment: bounds } = moneyLimits;
export const transferKindNames = Object.keys(transferKinds) as [TransferKind, ...TransferKind[]];

export const walletFigures = z.object({
  /** 可用 */
  available: z.number(),
  /** 托管中: what I paid for orders that aren't over. */
  escrow: z.number(),
  /** 冻结: on its way out, or kept back by a refund or a dispute. */
  frozen: z.number(),
  /** What clients have paid for my live orders as a creator: not mine yet. */
  incoming: z.number(),
  methods: z.array(z.object({ method: z.enum(paymentMethodNames), label: z.string() })),
  is_sandbox: z.boolean(),
});
export type WalletFigures = z.output<typeof walletFigures>;

export const rechargeForm = z.object({
  amount: yuanAmount({
    requiredMessage: '请输入充值金额',
    min: [bounds.rechargeMinFen, '充值金额不能少于0.01元'],
    max: [bounds.rechargeMaxFen, '单次充值不能超过50000元'],
  }),
  method: z.enum(paymentMethodNames, { error: '请选择支付方式' }),
});

export const ledgerEntry = z.object({
  /** Its number in this wallet, from 1 without gaps. */
  seq: z.int(),
  kind: z.enum(transferKindNames),
  kind_label: z.string(),
  /** Below 0 when it left. */
  amount: z.number(),
  balance: z.number(),
  cause: z.enum(causeKinds),
  cause_id: z.int(),
  /** What it was about: the order's title, the method of a recharge, the account of a withdrawal. */
  title: z.string(),
  /** Where it is seen, empty where nowhere. */
  link: z.string(),
  created_at: z.iso.datetime(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

export const ledgerFilter = z.object({
  kind: z.enum(transferKindNames).nullable().catch(null).default(null),
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .nullable()
    .catch(null)
    .default(null),
  direction: z.enum(['in', 'out']).nullable().catch(null).default(null),
});

export const incomeMonth = z.object({ month: z.string(), amount: z.number(), count: z.int() });
