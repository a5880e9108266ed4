import * as z from 'zod';
import {
  cashierOutcomes,
  orderParts,
  paymentMethodNames,
  paymentPurposes,
  paymentStateNames,
} from './payment-words.ts';

/** Where the payer goes. An address `as: 'qr'` is drawn to be scanned, a browser can't open it. */
export const paymentPage = z.object({
  payment_id: z.int(),
  payment_no: z.string(),
  pay_url: z.string(),
  as: z.enum(['page', 'qr']),
  expires_at: z.iso.datetime(),
  /** In the sandbox only: a POST there confirms the payment without a page. */
  sandbox_confirm_url: z.string().nullable(),
});
export type PaymentPageView = z.output<typeof paymentPage>;

export const payment = z.object({
  id: z.int(),
  payment_no: z.string(),
  amount: z.number(),
  method: z.enum(paymentMethodNames),
  method_label: z.string(),
  state: z.enum(paymentStateNames),
  state_label: z.string(),
  purpose: z.enum(paymentPurposes),
  order_id: z.int().nullable(),
  part: z.enum(orderParts).nullable(),
  /** Null once it is over. */
  pay_url: z.string().nullable(),
  as: z.enum(['page', 'qr']).nullable(),
  sandbox_confirm_url: z.string().nullable(),
  /** Why it failed, in words for the payer. */
  reason: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  server_time: z.iso.datetime(),
});
export type PaymentView = z.output<typeof payment>;

/** What the sandbox's cashier shows to whoever has its address. */
export const cashierPage = z.object({
  payment_no: z.string(),
  subject: z.string(),
  amount: z.number(),
  state: z.enum(paymentStateNames),
  expires_at: z.iso.datetime(),
  server_time: z.iso.datetime(),
  /** Where the payer goes on afterwards, on this site. */
  return_path: z.string(),
});
export type CashierPage = z.output<typeof cashierPage>;

export const cashierKey = z.object({
  key: z.string({ error: '支付单不存在' }).regex(/^[\w-]{1,200}$/, '支付单不存在'),
});
export const cashierForm = z.object({
  outcome: z.enum(cashierOutcomes, { error: '请选择支付结果' }).default('paid'),
});
