import type { PaymentState } from '@zaojie/contract/payments/payment-words';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';

const states = ['opening', 'pending', 'paid', 'failed', 'closed'] as const satisfies readonly PaymentState[];
const moves = ['open', 'pay', 'fail', 'close'] as const;
/** What the provider vouches for, and what we do by ourselves. */
const roles = ['provider', 'system'] as const;

export type PaymentMachine = {
  state: PaymentState;
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: object;
  reason: never;
  effect: 'credit' | 'tell_over' | 'drop_timer';
};
export type PaymentMove = PaymentMachine['move'];
export type PaymentEffect = PaymentMachine['effect'];

const unpaid = ['opening', 'pending'] as const;

/** Money that came is taken, however late: whatever we thought of the payment before, the payer has paid. */
export const paymentTable = defineStateTable<PaymentMachine>({
  states,
  moves,
  roles,
  initial: 'opening',
  terminal: ['paid'],
  rows: [
    { from: 'opening', move: 'open', who: 'system', to: 'pending' },
    {
      from: [...unpaid, 'failed', 'closed'],
      move: 'pay',
      who: 'provider',
      to: 'paid',
      effects: ['credit', 'drop_timer'],
    },
    {
      from: unpaid,
      move: 'fail',
      who: ['provider', 'system'],
      to: 'failed',
      effects: ['tell_over', 'drop_timer'],
    },
    {
      from: unpaid,
      move: 'close',
      who: ['provider', 'system'],
      to: 'closed',
      effects: ['tell_over', 'drop_timer'],
    },
  ],
});

const MINUTE_MS = 60_000;
/** Longer than a call to a provider takes: whoever was opening a payment then has died, or never got an answer. */
export const OPENING_MS = 2 * MINUTE_MS;
/** However many people look at a payment, the provider is asked no more often. */
export const ASK_EVERY_MS = 3_000;

/** When the provider is asked next without anybody looking: now and then while it can be paid, then until it is settled. */
export function nextAskAt({ expiresAt, now }: { expiresAt: Date; now: Date }): Date {
  const soon = now.getTime() + 5 * MINUTE_MS;
  const end = expiresAt.getTime();
  return new Date(end > now.getTime() ? Math.min(soon, end) : soon);
}
