import { runExclusive } from '../../concurrency/keyed-mutex.ts';
import { askedFen, ourNumber } from '../checked-request.ts';
import {
  CURRENCY,
  PaymentRefused,
  PaymentUnknown,
  type MoneyState,
  type PaymentProvider,
  type PayoutRequest,
} from '../payment-provider.ts';
import {
  cashierKey,
  SANDBOX_CASHIER_PATH,
  sandboxNo,
  turnOf,
  type CashierOptions,
} from './sandbox-cashier.ts';
import { readSandboxNotification } from './sandbox-notification.ts';
import type { SandboxPayment, SandboxPayout } from './sandbox-till.ts';

/** Names of payees with whom the sandbox does what a provider may do on a bad day. */
export const sandboxPayees = {
  refused: '模拟拒绝',
  failed: '模拟失败',
  /** Under way until somebody asks. */
  slow: '模拟处理中',
  /** Carried out, but the answer is lost. */
  silent: '模拟中断',
};

/** Plays the provider: its cashier is a page of ours, its books are files, no call leaves the machine. */
export function createSandboxPay({ till, key, now }: CashierOptions): PaymentProvider {
  return {
    method: 'sandbox',
    isSandbox: true,
    payoutKinds: ['alipay', 'bank', 'wechat'],
    async createPayment(request) {
      const paymentNo = ourNumber(request.paymentNo);
      const { amountFen, subject, expiresAt, notifyUrl, returnUrl } = request;
      const payment = await till.payments.add(paymentNo, {
        paymentNo,
        amountFen: askedFen(amountFen),
        subject,
        expiresAt,
        notifyUrl,
        returnUrl,
        state: 'pending',
        paidAt: null,
        refunds: [],
      });
      if (payment.amountFen !== amountFen) throw new PaymentRefused('create', 'OTHER_AMOUNT');
      if (payment.state !== 'pending')
        throw new PaymentRefused('create', `ALREADY_${payment.state.toUpperCase()}`);
      const page = new URL(SANDBOX_CASHIER_PATH + paymentNo, returnUrl);
      page.searchParams.set('key', cashierKey(key, paymentNo));
      return { payUrl: page.href, as: 'page' };
    },
    readNotification: async (request) => readSandboxNotification(key, request, now()),
    answerNotification: (answer) =>
      answer === 'taken'
        ? { status: 204, contentType: null, body: '' }
        : { status: 400, contentType: 'application/json', body: '{"code":"FAIL"}' },
    async queryPayment(paymentNo) {
      const payment = await till.payments.find(paymentNo);
      return payment === null ? { state: 'missing' } : paymentState(payment, now());
    },
    async closePayment(paymentNo) {
      const payment = await till.payments.find(paymentNo);
      if (payment === null) return 'missing';
      const { state } = await till.payments.settle(paymentNo, { ...payment, state: 'closed' });
      return state === 'paid' ? 'paid' : 'closed';
    },
    refund: (request) =>
      runExclusive(turnOf(request.paymentNo), async () => {
        const { refundNo, paymentNo, totalFen } = request;
        const amountFen = askedFen(request.amountFen);
        const payment = await till.payments.find(paymentNo);
        if (payment?.state !== 'paid') throw new PaymentRefused('refund', 'NOT_PAID');
        if (payment.amountFen !== totalFen) throw new PaymentRefused('refund', 'OTHER_AMOUNT');
        const before = payment.refunds.find((each) => each.refundNo === refundNo);
        if (before !== undefined && before.amountFen !== amountFen) {
          throw new PaymentRefused('refund', 'OTHER_AMOUNT');
        }
        if (before !== undefined) return refundState(before);
        const sum = payment.refunds.reduce((total, each) => total + each.amountFen, amountFen);
        if (sum > payment.amountFen) throw new PaymentRefused('refund', 'NOT_ENOUGH');
        const refund = { refundNo: ourNumber(refundNo), amountFen, at: now() };
        await till.payments.replace(paymentNo, { ...payment, refunds: [...payment.refunds, refund] });
        return refundState(refund);
      }),
    async queryRefund({ refundNo, paymentNo }) {
      const payment = await till.payments.find(paymentNo);
      const refund = payment?.refunds.find((each) => each.refundNo === refundNo);
      return refund === undefined ? { state: 'missing' } : refundState(refund);
    },
    async payOut(request) {
      const { payoutNo, account } = request;
      const amountFen = askedFen(request.amountFen);
      if (account.holder === sandboxPayees.refused) throw new PaymentRefused('payout', 'PAYEE_NOT_EXIST');
      const state = firstState(account);
      const payout = await till.payouts.add(payoutNo, { payoutNo, amountFen, state, at: now() });
      if (payout.amountFen !== amountFen) throw new PaymentRefused('payout', 'OTHER_AMOUNT');
      if (account.holder === sandboxPayees.silent) throw new PaymentUnknown('payout', 'timeout');
      return payoutState(payout);
    },
    async queryPayout({ payoutNo }) {
      const payout = await till.payouts.find(payoutNo);
      if (payout === null) return { state: 'missing' };
      if (payout.state !== 'pending') return payoutState(payout);
      const paid = { ...payout, state: 'paid', at: now() } as const;
      await till.payouts.replace(payoutNo, paid);
      return payoutState(paid);
    },
  };
}

function firstState({ holder }: PayoutRequest['account']): SandboxPayout['state'] {
  if (holder === sandboxPayees.failed) return 'failed';
  return holder === sandboxPayees.slow ? 'pending' : 'paid';
}

function paymentState(payment: SandboxPayment, now: Date): MoneyState {
  const { state, amountFen, paidAt: at, expiresAt } = payment;
  const providerNo = sandboxNo(payment.paymentNo);
  if (state === 'paid' && at !== null) return { state, providerNo, amountFen, currency: CURRENCY, at };
  if (state === 'failed') return { state, providerNo, reason: 'PAYERROR' };
  if (state === 'closed' || expiresAt <= now) return { state: 'closed', providerNo, reason: 'CLOSED' };
  return { state: 'pending', providerNo };
}

function refundState({ refundNo, amountFen, at }: SandboxPayment['refunds'][number]): MoneyState {
  return { state: 'paid', providerNo: sandboxNo(refundNo), amountFen, currency: CURRENCY, at };
}

function payoutState({ payoutNo, amountFen, state, at }: SandboxPayout): MoneyState {
  const providerNo = sandboxNo(payoutNo);
  if (state === 'paid') return { state, providerNo, amountFen, currency: CURRENCY, at };
  return state === 'failed' ? { state, providerNo, reason: 'PAYEE_ACCOUNT' } : { state, providerNo };
}
