import { createHmac, timingSafeEqual } from 'node:crypto';
import { runExclusive } from '../../concurrency/keyed-mutex.ts';
import { CURRENCY, OUR_NUMBER } from '../payment-provider.ts';
import {
  SANDBOX_MERCHANT,
  SIGNATURE_HEADER,
  signNotification,
  type SandboxContent,
  type SignedNotification,
} from './sandbox-notification.ts';
import type { SandboxPayment, SandboxTill } from './sandbox-till.ts';

/** Where the sandbox's page lives; behind it the payment's number. */
export const SANDBOX_CASHIER_PATH = '/sandbox/cashier/';

export type CashierMove = 'pay' | 'fail' | 'abandon';

/** A payment's notification told wrong, for tests. `late`: paid although closed or past its end. */
export type OddNotification =
  | 'late'
  | 'stale'
  | 'wrong-signature'
  | 'wrong-amount'
  | 'wrong-currency'
  | 'foreign';

/** The person at the sandbox's counter. What comes back is to be posted to the payment's `notifyUrl`, any number of times. */
export type SandboxCashier = {
  /** Whether a payer was given this address; nobody else may act on the payment. */
  isKeyOf(paymentNo: string, key: string): boolean;
  find(paymentNo: string): Promise<SandboxPayment | null>;
  /** Null where the payment is unknown, or closed or past its end, which no provider would let anybody pay. A repeat gives the same again. */
  act(paymentNo: string, move: CashierMove): Promise<SignedNotification | null>;
  /** The notification of how it stands, once more: the same event, signed now. Null while nothing has been decided. */
  repeat(paymentNo: string): Promise<SignedNotification | null>;
  odd(paymentNo: string, kind: OddNotification): Promise<SignedNotification | null>;
};

const outcomes = { pay: 'paid', fail: 'failed', abandon: 'closed' } as const;

export type CashierOptions = { till: SandboxTill; key: string; now: () => Date };

export function createSandboxCashier({ till, key, now }: CashierOptions): SandboxCashier {
  const told = (payment: SandboxPayment, change: Partial<SandboxContent> = {}, at = now()) =>
    signNotification(key, { ...contentOf(payment), ...change } as SandboxContent, at);

  async function settle(
    paymentNo: string,
    state: SandboxPayment['state'],
    isAllowed: (payment: SandboxPayment) => boolean,
  ): Promise<SandboxPayment | null> {
    return runExclusive(turnOf(paymentNo), async () => {
      const payment = await findPayment(till, paymentNo);
      if (payment === null || payment.state === state) return payment;
      if (!isAllowed(payment)) return null;
      const settled = { ...payment, state, paidAt: state === 'paid' ? now() : null };
      if (payment.state === 'pending') {
        const standing = await till.payments.settle(paymentNo, settled);
        return standing.state === state ? standing : null;
      }
      await till.payments.replace(paymentNo, settled);
      return settled;
    });
  }

  return {
    isKeyOf(paymentNo, given) {
      const expected = Buffer.from(cashierKey(key, paymentNo));
      const bytes = Buffer.from(given);
      return bytes.length === expected.length && timingSafeEqual(bytes, expected);
    },
    find: (paymentNo) => findPayment(till, paymentNo),
    async act(paymentNo, move) {
      const isOpen = (payment: SandboxPayment) => payment.state === 'pending' && payment.expiresAt > now();
      const payment = await settle(paymentNo, outcomes[move], isOpen);
      return payment === null ? null : told(payment);
    },
    async repeat(paymentNo) {
      const payment = await findPayment(till, paymentNo);
      return payment === null || payment.state === 'pending' ? null : told(payment);
    },
    async odd(paymentNo, kind) {
      const payment =
        kind === 'late'
          ? await settle(paymentNo, 'paid', () => true)
          : await findPayment(till, paymentNo).then(
              (found) => found && { ...found, state: 'paid' as const, paidAt: found.paidAt ?? now() },
            );
      if (payment === null) return null;
      if (kind === 'stale') return told(payment, {}, new Date(now().getTime() - 3_600_000));
      if (kind === 'wrong-amount') return told(payment, { amountFen: payment.amountFen + 1 });
      if (kind === 'wrong-currency') return told(payment, { currency: 'USD' });
      if (kind === 'foreign') return told(payment, { merchant: 'somebody-else' });
      return kind === 'wrong-signature' ? withOtherSignature(told(payment)) : told(payment);
    },
  };
}

export const turnOf = (paymentNo: string): string => `sandbox-payment:${paymentNo}`;

/** Of the page's address: whoever has it was sent there. */
export function cashierKey(key: string, paymentNo: string): string {
  return createHmac('sha256', key).update(`cashier:${paymentNo}`).digest('base64url');
}

async function findPayment(till: SandboxTill, paymentNo: string): Promise<SandboxPayment | null> {
  return OUR_NUMBER.test(paymentNo) ? till.payments.find(paymentNo) : null;
}

export const sandboxNo = (no: string): string => `SANDBOX${no}`;

function contentOf(payment: SandboxPayment): SandboxContent {
  const outcome = payment.state === 'pending' ? 'closed' : payment.state;
  return {
    kind: 'payment',
    merchant: SANDBOX_MERCHANT,
    paymentNo: payment.paymentNo,
    providerNo: sandboxNo(payment.paymentNo),
    amountFen: payment.amountFen,
    currency: CURRENCY,
    outcome,
    paidAt: payment.paidAt?.toISOString() ?? null,
    eventId: `EV-${payment.paymentNo}-${outcome}`,
  };
}

function withOtherSignature({ headers, rawBody }: SignedNotification): SignedNotification {
  const signature = headers[SIGNATURE_HEADER] ?? '';
  const other = (signature.startsWith('0') ? '1' : '0') + signature.slice(1);
  return { headers: { ...headers, [SIGNATURE_HEADER]: other }, rawBody };
}
