import { moneyLimits } from '@zaojie/contract/wallet/money-limits';
import { paymentErrors } from '@zaojie/contract/payments/payment.errors';
import type { PaymentMethodName } from '@zaojie/contract/payments/payment-words';
import type { PaymentPageView } from '@zaojie/contract/payments/payment.schemas';
import type { Context, Viewer } from '../../frame/context.ts';
import { Refusal } from '../../frame/refusal.ts';
import {
  PaymentRefused,
  PaymentUnknown,
  type PaymentPage,
  type PaymentProvider,
} from '../../platform/payments/payment-provider.ts';
import { newPaymentNo } from '../../platform/payments/payment-number.ts';
import { scheduleSettling } from './payment.jobs.ts';
import {
  countOpen,
  findReusable,
  insertPayment,
  lockPayer,
  lockPayment,
  updatePayment,
  type Payment,
  type PaymentDraft,
  type Purpose,
} from './payment.queries.ts';
import { OPENING_MS } from './payment.rules.ts';
import { viewPaymentPage } from './payment.view.ts';
import { notifyPath } from './notify-path.ts';
import { movePayment } from './settle-payment.ts';

export type PaymentToStart = {
  amountFen: number;
  /** What the payer reads at the provider's. */
  subject: string;
  purpose: Purpose;
  method: PaymentMethodName;
  /** Where the payer comes back to, a path of this site; the payment's id is added to it. */
  returnPath: string;
};

type Starting = Pick<
  Context,
  'transaction' | 'payments' | 'now' | 'log' | 'origin' | 'address' | 'userAgent'
>;

const REUSED_WITH_MS = 5 * 60_000;
/**
 * Sends somebody to pay. The row comes first, then the provider is asked, then its answer is kept; a process that dies in
 * between leaves a row that its timer settles. Calls outside: not for use inside of a transaction.
 */
export async function startPayment(
  context: Starting,
  viewer: Viewer,
  asked: PaymentToStart,
): Promise<PaymentPageView> {
  const provider = context.payments.find(asked.method);
  if (!provider) throw new Refusal(paymentErrors.methodMissing);
  const draft: PaymentDraft = {
    paymentNo: newPaymentNo('P', context.now()),
    userId: viewer.userId,
    amountFen: asked.amountFen,
    method: asked.method,
    subject: [...asked.subject].slice(0, 100).join(''),
    purpose: asked.purpose,
  };
  const payment = await intend(context, draft);
  if (payment.state === 'pending') return viewPaymentPage(payment, provider);
  const page = await create(context, provider, payment, asked.returnPath);
  return viewPaymentPage(await keepPage(context, payment, page), provider);
}

function intend({ transaction, now }: Starting, draft: PaymentDraft): Promise<Payment> {
  return transaction(async (tx) => {
    await lockPayer(tx, draft.userId);
    const before = await findReusable(tx, draft, new Date(now().getTime() + REUSED_WITH_MS));
    if (before) return before;
    if ((await countOpen(tx, draft.userId, now())) >= moneyLimits.payment.openMost) {
      throw new Refusal(paymentErrors.tooManyOpen);
    }
    const payment = await insertPayment(tx, draft, now());
    await scheduleSettling(tx, payment.id, new Date(now().getTime() + OPENING_MS));
    return payment;
  });
}

async function create(
  context: Starting,
  provider: PaymentProvider,
  payment: Payment,
  returnPath: string,
): Promise<PaymentPage> {
  const { origin, address, userAgent, now } = context;
  const returnUrl = new URL(returnPath, origin);
  returnUrl.searchParams.set('payment', String(payment.id));
  try {
    return await provider.createPayment({
      paymentNo: payment.payment_no,
      amountFen: payment.amount_fen,
      subject: payment.subject,
      expiresAt: payment.expires_at,
      notifyUrl: new URL(notifyPath(payment.method), origin).href,
      returnUrl: returnUrl.href,
      clientIp: address,
      device: /Mobile|Android|iPhone|iPad/.test(userAgent) ? 'phone' : 'desktop',
    });
  } catch (error) {
    // Nobody knows whether it exists over there, but nobody was given its address either: the timer closes it.
    if (error instanceof PaymentUnknown) throw new Refusal(paymentErrors.providerDown);
    if (!(error instanceof PaymentRefused)) throw error;
    const told = { state: 'failed', providerNo: null, reason: error.code } as const;
    await context.transaction(async (tx) => {
      const held = await lockPayment(tx, { paymentNo: payment.payment_no, method: payment.method });
      if (held) await movePayment(tx, held, 'fail', 'system', told, now());
    });
    throw new Refusal(paymentErrors.providerRefused);
  }
}

function keepPage({ transaction }: Starting, payment: Payment, page: PaymentPage): Promise<Payment> {
  return transaction(async (tx) => {
    const held = await lockPayment(tx, { paymentNo: payment.payment_no, method: payment.method });
    const kept = { pay_url: page.payUrl, pay_as: page.as };
    // Whoever was quicker has settled it; the payer still learns how it stands by the address.
    if (held?.state === 'opening') await updatePayment(tx, payment.id, { state: 'pending', ...kept });
    return { ...payment, ...kept };
  });
}
