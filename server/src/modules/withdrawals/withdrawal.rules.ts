import { dayAfter, dayInShanghai, endOfDay } from '@zaojie/contract/days';
import { moneyLimits } from '@zaojie/contract/wallet/money-limits';
import type { WithdrawalState } from '@zaojie/contract/withdrawals/withdrawal-states';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';
import type { SubjectOf } from '../../frame/state-machine/state-table.ts';

const states = [
  'pending',
  'approved',
  'paid',
  'rejected',
  'failed',
] as const satisfies readonly WithdrawalState[];
const moves = ['approve', 'reject', 'pay', 'fail'] as const;
const roles = ['admin', 'provider', 'system', 'owner'] as const;

export type WithdrawalMachine = {
  state: WithdrawalState;
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: { isOwn: boolean };
  /** Nobody decides about their own money. */
  reason: 'own';
  effect: 'send' | 'leave' | 'unfreeze' | 'bring_back';
};
export type WithdrawalMove = WithdrawalMachine['move'];
export type WithdrawalEffect = WithdrawalMachine['effect'];

const ofSomebodyElse = ({ isOwn }: SubjectOf<WithdrawalMachine>) => (isOwn ? 'own' : null);

/** Frozen while it waits, on its way once approved, and in the end outside or back. */
export const withdrawalTable = defineStateTable<WithdrawalMachine>({
  states,
  moves,
  roles,
  initial: 'pending',
  terminal: ['paid', 'rejected', 'failed'],
  rows: [
    {
      from: 'pending',
      move: 'approve',
      who: 'admin',
      guard: ofSomebodyElse,
      to: 'approved',
      effects: ['send'],
    },
    {
      from: 'pending',
      move: 'reject',
      who: 'admin',
      guard: ofSomebodyElse,
      to: 'rejected',
      effects: ['unfreeze'],
    },
    { from: 'approved', move: 'pay', who: 'provider', to: 'paid', effects: ['leave'] },
    { from: 'approved', move: 'fail', who: ['provider', 'system'], to: 'failed', effects: ['bring_back'] },
  ],
});

/** When the day and the month began in Shanghai. */
export function periodsAt(now: Date): { dayStart: Date; monthStart: Date } {
  const today = dayInShanghai(now);
  return {
    dayStart: endOfDay(dayAfter(today, -1)),
    monthStart: endOfDay(dayAfter(`${today.slice(0, 7)}-01`, -1)),
  };
}

/** What was asked for and not refused, today and this month. */
export type Used = { dayCount: number; dayFen: number; monthFen: number };
export type Allowance = {
  leftToday: number;
  leftTodayFen: number;
  /** Null for somebody verified. */
  leftThisMonthFen: number | null;
};

export function allowanceOf({ dayCount, dayFen, monthFen }: Used, isVerified: boolean): Allowance {
  const { perDay, dayMaxFen, unverifiedMonthFen } = moneyLimits.withdrawal;
  return {
    leftToday: Math.max(0, perDay - dayCount),
    leftTodayFen: Math.max(0, dayMaxFen - dayFen),
    leftThisMonthFen: isVerified ? null : Math.max(0, unverifiedMonthFen - monthFen),
  };
}

/** A click that came twice asks for the same again within this. */
export const SAME_AGAIN_MS = 10_000;

const MINUTE_MS = 60_000;
/** The provider may not know for so long what it was asked; after that, what it doesn't know hasn't happened. */
export const ARRIVING_MS = 5 * MINUTE_MS;

/** Asked soon at first, then ever more rarely, every hour at last. */
export function nextAskAt(sentAt: Date, now: Date): Date {
  const waited = now.getTime() - sentAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(waited, 10_000), 60 * MINUTE_MS));
}
