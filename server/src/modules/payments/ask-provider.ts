import type { Services } from '../../frame/context.ts';
import { transaction } from '../../db/transaction.ts';
import {
  PaymentRefused,
  PaymentUnknown,
  type PaymentProvider,
} from '../../platform/payments/payment-provider.ts';
import { scheduleSettling } from './payment.jobs.ts';
import { claimAsking, findPayment, listForgotten, lockPayment, type Payment } from './payment.queries.ts';
import { ASK_EVERY_MS, nextAskAt, OPENING_MS } from './payment.rules.ts';
import { movePayment, settlePayment, toldBy } from './settle-payment.ts';

type Asking = Pick<Services, 'db' | 'payments' | 'log' | 'now'>;

const isOpen = ({ state }: Payment) => state === 'opening' || state === 'pending';

/** For somebody who looks: the provider is asked, at a pace, and whatever it says is written down. */
export async function askForPayer(services: Asking, payment: Payment): Promise<Payment> {
  const { db, now } = services;
  const provider = services.payments.find(payment.method);
  if (!isOpen(payment) || !provider) return payment;
  if (!(await claimAsking(db, payment.id, now(), ASK_EVERY_MS))) return payment;
  await withoutOutages(() => ask(services, provider, payment));
  return (await findPayment(db, payment.id)) ?? payment;
}

/** The timer of a payment: asks, closes what can't be paid any more, and comes back until it is settled. */
export async function settleByTimer(services: Asking, paymentId: number): Promise<void> {
  const { db, now } = services;
  const payment = await findPayment(db, paymentId);
  if (!payment || !isOpen(payment)) return;
  const provider = services.payments.find(payment.method);
  if (provider) {
    const isAbandoned =
      payment.state === 'opening' && now().getTime() >= payment.created_at.getTime() + OPENING_MS;
    const isOver = isAbandoned || payment.expires_at <= now();
    await withoutOutages(() =>
      isOver ? close(services, provider, payment) : ask(services, provider, payment),
    );
  } else {
    services.log.error(
      { event: 'payment.method_gone', method: payment.method, paymentId },
      'an open payment can not be asked about',
    );
  }
  await transaction(db, async (tx) => {
    const left = await lockPayment(tx, { paymentNo: payment.payment_no, method: payment.method });
    if (!left || !isOpen(left)) return;
    await scheduleSettling(tx, paymentId, nextAskAt({ expiresAt: left.expires_at, now: now() }));
  });
}

export async function findForgottenPayments({ db, now }: Asking): Promise<void> {
  const forgotten = await listForgotten(db, new Date(now().getTime() - 30 * 60_000));
  await transaction(db, async (tx) => {
    for (const id of forgotten) await scheduleSettling(tx, id);
  });
}

/** A provider that is silent or says no to a question leaves things as they are; its adapter has logged it. */
async function withoutOutages(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PaymentUnknown || error instanceof PaymentRefused)) throw error;
  }
}

async function ask(
  { db, log, now }: Asking,
  provider: PaymentProvider,
  payment: Pick<Payment, 'payment_no' | 'method' | 'id'>,
): Promise<void> {
  const told = toldBy(await provider.queryPayment(payment.payment_no));
  if (!told) return;
  const settled = await transaction(db, (tx) => settlePayment(tx, payment, told, now()));
  if (settled !== 'moved' && settled !== 'stale') {
    log.error(
      { event: 'payment.answer_refused', reason: settled, paymentId: payment.id },
      'a payment is not what its provider says',
    );
  }
}

async function close(services: Asking, provider: PaymentProvider, payment: Payment): Promise<void> {
  const { db, now } = services;
  const closed = await provider.closePayment(payment.payment_no);
  if (closed === 'paid') return ask(services, provider, payment);
  return transaction(db, async (tx) => {
    const held = await lockPayment(tx, { paymentNo: payment.payment_no, method: payment.method });
    if (!held) return;
    const told = { state: 'closed', providerNo: null, reason: closed === 'missing' ? 'MISSING' : 'EXPIRED' };
    await movePayment(tx, held, 'close', 'system', { ...told, state: 'closed' }, now());
  });
}
