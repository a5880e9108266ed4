import * as z from 'zod';
import { readRfc3339 } from '../beijing-time.ts';
import { CURRENCY, PaymentUnknown, type MoneyState } from '../payment-provider.ts';

const text = z.string().max(512);
export const fen = z.int().min(0);
export const time = z.string().transform((value, check) => {
  const date = readRfc3339(value);
  if (date !== null) return date;
  check.addIssue({ code: 'custom', message: 'not a time' });
  return z.NEVER;
});

export const transaction = z.object({
  appid: text,
  mchid: text,
  out_trade_no: text,
  transaction_id: text.optional(),
  trade_state: text,
  success_time: time.optional(),
  // What was never paid has no amount in some answers.
  amount: z.object({ total: fen.optional(), currency: text.optional() }).optional(),
});
export type Transaction = z.output<typeof transaction>;

export const refundBill = z.object({
  out_refund_no: text,
  out_trade_no: text,
  refund_id: text,
  status: text,
  success_time: time.optional(),
  amount: z.object({ refund: fen, currency: text.optional() }),
});

export const transferBill = z.object({
  out_bill_no: text,
  transfer_bill_no: text,
  state: text,
  transfer_amount: fen.optional(),
  package_info: z.string().max(4096).optional(),
  fail_reason: text.optional(),
  update_time: time.optional(),
});

export function transactionState(call: string, answer: Transaction): MoneyState {
  const providerNo = answer.transaction_id ?? null;
  switch (answer.trade_state) {
    case 'SUCCESS':
    // Refunded since, by us: it was paid all the same.
    case 'REFUND': {
      const { total, currency } = answer.amount ?? {};
      if (providerNo === null || total === undefined || currency !== CURRENCY || !answer.success_time) {
        throw new PaymentUnknown(call, 'unexpected answer');
      }
      return { state: 'paid', providerNo, amountFen: total, currency, at: answer.success_time };
    }
    case 'NOTPAY':
    case 'USERPAYING':
    case 'ACCEPT':
      return { state: 'pending', providerNo };
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed', providerNo, reason: answer.trade_state };
    case 'PAYERROR':
      return { state: 'failed', providerNo, reason: answer.trade_state };
    default:
      throw new PaymentUnknown(call, 'unexpected answer');
  }
}

export function refundState(call: string, answer: z.output<typeof refundBill>, now: Date): MoneyState {
  const { refund_id: providerNo, status, amount } = answer;
  switch (status) {
    case 'SUCCESS':
      if ((amount.currency ?? CURRENCY) !== CURRENCY) throw new PaymentUnknown(call, 'unexpected answer');
      return {
        state: 'paid',
        providerNo,
        amountFen: amount.refund,
        currency: CURRENCY,
        at: answer.success_time ?? now,
      };
    case 'PROCESSING':
      return { state: 'pending', providerNo };
    case 'ABNORMAL':
      // The payer's card is gone; the money waits until the merchant says where it goes instead.
      return { state: 'pending', providerNo, needs: status };
    case 'CLOSED':
      return { state: 'closed', providerNo, reason: status };
    default:
      throw new PaymentUnknown(call, 'unexpected answer');
  }
}

export function transferState(
  call: string,
  answer: z.output<typeof transferBill>,
  asked: { amountFen?: number; now: Date },
): MoneyState {
  const { transfer_bill_no: providerNo, state } = answer;
  switch (state) {
    case 'SUCCESS': {
      const amountFen = answer.transfer_amount ?? asked.amountFen;
      if (amountFen === undefined) throw new PaymentUnknown(call, 'unexpected answer');
      return {
        state: 'paid',
        providerNo,
        amountFen,
        currency: CURRENCY,
        at: answer.update_time ?? asked.now,
      };
    }
    case 'ACCEPTED':
    case 'PROCESSING':
    case 'WAIT_USER_CONFIRM':
    case 'TRANSFERING':
    case 'CANCELING':
      return {
        state: 'pending',
        providerNo,
        ...(answer.package_info !== undefined && { confirmation: answer.package_info }),
      };
    case 'FAIL':
      return { state: 'failed', providerNo, reason: answer.fail_reason ?? state };
    case 'CANCELLED':
      return { state: 'closed', providerNo, reason: state };
    default:
      throw new PaymentUnknown(call, 'unexpected answer');
  }
}
