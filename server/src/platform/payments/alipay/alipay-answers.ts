import { fenOf } from '@zaojie/contract/money';
import * as z from 'zod';
import { readBeijingTime } from '../beijing-time.ts';
import { CURRENCY, PaymentUnknown, type MoneyState } from '../payment-provider.ts';

const text = z.string().max(512);
/** Yuan with two decimals, as text; some answers write a number. */
export const yuan = z.union([z.string(), z.number()]).transform((value, check) => {
  const fen = fenOf(value);
  if (fen !== null) return fen;
  check.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});
export const time = z.string().transform((value, check) => {
  const date = readBeijingTime(value);
  if (date !== null) return date;
  check.addIssue({ code: 'custom', message: 'not a time' });
  return z.NEVER;
});

export const trade = z.object({
  out_trade_no: text,
  trade_no: text,
  trade_status: text,
  total_amount: yuan,
  send_pay_date: time.optional(),
  trans_currency: text.optional(),
});

/** `fund_change` says whether this very call moved money; a repeat of a refund that was done doesn't. */
export const refundAnswer = z.object({ out_trade_no: text, trade_no: text, fund_change: text.optional() });

export const refundQuery = z.object({
  out_trade_no: text.optional(),
  trade_no: text.optional(),
  out_request_no: text.optional(),
  refund_status: text.optional(),
  refund_amount: yuan.optional(),
  gmt_refund_pay: time.optional(),
});

export const transfer = z.object({
  out_biz_no: text,
  order_id: text.optional(),
  status: text,
  trans_amount: yuan.optional(),
  pay_date: time.optional(),
  trans_date: time.optional(),
  fail_reason: text.optional(),
  error_code: text.optional(),
});

export function tradeState(call: string, answer: z.output<typeof trade>, now: Date): MoneyState {
  const { trade_no: providerNo, total_amount: amountFen } = answer;
  const paid = (at: Date): MoneyState => {
    if ((answer.trans_currency ?? CURRENCY) !== CURRENCY) throw new PaymentUnknown(call, 'unexpected answer');
    return { state: 'paid', providerNo, amountFen, currency: CURRENCY, at };
  };
  switch (answer.trade_status) {
    case 'WAIT_BUYER_PAY':
      return { state: 'pending', providerNo };
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      return paid(answer.send_pay_date ?? now);
    case 'TRADE_CLOSED':
      // Never paid, or refunded to the last fen by us: then it has a day of payment.
      return answer.send_pay_date === undefined
        ? { state: 'closed', providerNo, reason: answer.trade_status }
        : paid(answer.send_pay_date);
    default:
      throw new PaymentUnknown(call, 'unexpected answer');
  }
}

export function transferState(
  call: string,
  answer: z.output<typeof transfer>,
  asked: { amountFen?: number; now: Date },
): MoneyState {
  const providerNo = answer.order_id ?? null;
  switch (answer.status) {
    case 'SUCCESS': {
      const amountFen = answer.trans_amount ?? asked.amountFen;
      if (providerNo === null || amountFen === undefined) throw new PaymentUnknown(call, 'unexpected answer');
      const at = answer.pay_date ?? answer.trans_date ?? asked.now;
      return { state: 'paid', providerNo, amountFen, currency: CURRENCY, at };
    }
    case 'DEALING':
    case 'WAIT_PAY':
    case 'INIT':
      return { state: 'pending', providerNo };
    case 'FAIL':
    // A bank sent it back: it was paid for a while, and isn't any more.
    case 'REFUND':
      return {
        state: 'failed',
        providerNo,
        reason: answer.error_code ?? answer.fail_reason ?? answer.status,
      };
    case 'CLOSED':
      return { state: 'closed', providerNo, reason: answer.status };
    default:
      throw new PaymentUnknown(call, 'unexpected answer');
  }
}
