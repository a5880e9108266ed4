import { yuanOf } from '@zaojie/contract/money';
import { paymentMethods, paymentStates, type PaymentState } from '@zaojie/contract/payments/payment-words';
import type { PaymentPageView, PaymentView } from '@zaojie/contract/payments/payment.schemas';
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts';
import type { Payment } from './payment.queries.ts';

/** The sandbox's cashier by itself, without its page: the same address below /api. */
function confirmUrlOf(payUrl: string | null, provider: PaymentProvider | null): string | null {
  if (payUrl === null || !provider?.isSandbox) return null;
  const page = new URL(payUrl);
  return new URL(`/api${page.pathname}${page.search}`, page).href;
}

export function viewPaymentPage(payment: Payment, provider: PaymentProvider): PaymentPageView {
  const { id, payment_no, pay_url: payUrl, pay_as: as, expires_at } = payment;
  if (payUrl === null || as === null) throw new Error(`payment ${id} has no address`);
  return {
    payment_id: id,
    payment_no,
    pay_url: payUrl,
    as,
    expires_at: expires_at.toISOString(),
    sandbox_confirm_url: confirmUrlOf(payUrl, provider),
  };
}

const reasons: Record<PaymentState, string> = {
  opening: '',
  pending: '',
  paid: '',
  failed: '支付渠道没有完成这笔支付，没有扣款',
  closed: '已取消或超时未支付，没有扣款',
};

export function viewPayment(payment: Payment, provider: PaymentProvider | null, now: Date): PaymentView {
  const isPayable = payment.state === 'pending' && payment.expires_at > now;
  const payUrl = isPayable ? payment.pay_url : null;
  return {
    id: payment.id,
    payment_no: payment.payment_no,
    amount: yuanOf(payment.amount_fen),
    method: payment.method,
    method_label: paymentMethods[payment.method],
    state: payment.state,
    state_label: paymentStates[payment.state],
    purpose: payment.purpose,
    order_id: payment.order_id,
    part: payment.part,
    pay_url: payUrl,
    as: isPayable ? payment.pay_as : null,
    sandbox_confirm_url: confirmUrlOf(payUrl, provider),
    reason: reasons[payment.state],
    created_at: payment.created_at.toISOString(),
    expires_at: payment.expires_at.toISOString(),
    paid_at: payment.paid_at?.toISOString() ?? null,
    server_time: now.toISOString(),
  };
}
