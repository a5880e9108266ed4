import { yuanOf } from '@zaojie/contract/money';
import type {
  getCashier as getEndpoint,
  settleCashier as settleEndpoint,
} from '@zaojie/contract/payments/payment.endpoints';
import { paymentErrors } from '@zaojie/contract/payments/payment.errors';
import type { CashierOutcome } from '@zaojie/contract/payments/payment-words';
import type { CashierPage } from '@zaojie/contract/payments/payment.schemas';
import type { Action } from '../../frame/action.ts';
import type { Context } from '../../frame/context.ts';
import { Refusal } from '../../frame/refusal.ts';
import type { SandboxCashier } from '../../platform/payments/sandbox/sandbox-cashier.ts';
import type { SignedNotification } from '../../platform/payments/sandbox/sandbox-notification.ts';
import { receiveNotification } from './receive-notification.ts';

/** Found only where the sandbox stands in, and only by the address that the payer was sent to. */
async function findCashier({ payments }: Context, no: string, key: string) {
  const { cashier } = payments;
  if (!cashier?.isKeyOf(no, key)) throw new Refusal(paymentErrors.notFound);
  const payment = await cashier.find(no);
  if (!payment) throw new Refusal(paymentErrors.notFound);
  return { cashier, payment };
}

async function viewCashier(context: Context, no: string, key: string): Promise<CashierPage> {
  const { payment } = await findCashier(context, no, key);
  const isOver = payment.state === 'pending' && payment.expiresAt <= context.now();
  const { pathname, search } = new URL(payment.returnUrl);
  return {
    payment_no: no,
    subject: payment.subject,
    amount: yuanOf(payment.amountFen),
    state: isOver ? 'closed' : payment.state,
    expires_at: payment.expiresAt.toISOString(),
    server_time: context.now().toISOString(),
    return_path: pathname + search,
  };
}

export const getCashier: Action<typeof getEndpoint> = (context, { params, query }) =>
  viewCashier(context, params.no, query.key);

type Notifications = (SignedNotification | null)[];

/** What the provider would post, in the order in which it arrives; null where the payment is over already. */
const plays: Record<CashierOutcome, (cashier: SandboxCashier, no: string) => Promise<Notifications>> = {
  paid: async (cashier, no) => [await cashier.act(no, 'pay')],
  failed: async (cashier, no) => [await cashier.act(no, 'fail')],
  abandoned: async (cashier, no) => [await cashier.act(no, 'abandon')],
  paid_twice: async (cashier, no) => [await cashier.act(no, 'pay'), await cashier.repeat(no)],
  paid_late: async (cashier, no) => {
    const closed = await cashier.act(no, 'abandon');
    return [...(closed ? [closed] : []), await cashier.odd(no, 'late')];
  },
  /** First it failed, then it was paid; told the other way round. */
  reordered: async (cashier, no) => {
    const failed = await cashier.act(no, 'fail');
    return failed ? [await cashier.odd(no, 'late'), failed] : [null];
  },
  wrong_signature: async (cashier, no) => [await cashier.odd(no, 'wrong-signature')],
  wrong_amount: async (cashier, no) => [await cashier.odd(no, 'wrong-amount')],
};

/** The sandbox's provider speaks: what it posts is read and checked like any other's. */
export const settleCashier: Action<typeof settleEndpoint> = async (context, { params, query, body }) => {
  const { no } = params;
  const { cashier } = await findCashier(context, no, query.key);
  const notifications = await plays[body.outcome](cashier, no);
  for (const notification of notifications) {
    if (!notification) throw new Refusal(paymentErrors.cashierOver);
    await receiveNotification(context, 'sandbox', { ...notification, query: {} });
  }
  return viewCashier(context, no, query.key);
};
