import type { PurchaseStatus } from '@zaojie/contract/games/game-words';
import { defineStateTable } from '../../../frame/state-machine/define-state-table.ts';
import type { SubjectOf } from '../../../frame/state-machine/state-table.ts';
import { movesFor } from '../../../frame/state-machine/decide.ts';

const states = ['held', 'settled', 'refunded'] as const;
const moves = ['refund', 'settle'] as const;
const roles = ['buyer', 'system', 'other'] as const;

export type PurchaseMachine = {
  state: (typeof states)[number];
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: { isDownloaded: boolean; isOver: boolean };
  reason: 'downloaded' | 'too_late' | 'not_yet';
  effect: 'give_back' | 'pay_out';
};
export type PurchaseSubject = SubjectOf<PurchaseMachine>;

const canBeGivenBack = ({ isDownloaded, isOver }: PurchaseSubject) => {
  if (isDownloaded) return 'downloaded';
  return isOver ? 'too_late' : null;
};
const isOver = (subject: PurchaseSubject) => (subject.isOver ? null : 'not_yet');

/** What was paid waits for two hours, and goes back or to the developer. What cost nothing has come to its end already. */
export const purchaseTable = defineStateTable<PurchaseMachine>({
  states,
  moves,
  roles,
  initial: 'held',
  terminal: ['settled', 'refunded'],
  rows: [
    {
      from: 'held',
      move: 'refund',
      who: 'buyer',
      guard: canBeGivenBack,
      to: 'refunded',
      effects: ['give_back'],
    },
    { from: 'held', move: 'settle', who: 'system', guard: isOver, to: 'settled', effects: ['pay_out'] },
  ],
});

type Purchase = {
  status: PurchaseStatus;
  settle_at: Date | string | null;
  downloaded_at: Date | string | null;
};

export function purchaseSubject(purchase: Purchase, now: Date): PurchaseSubject {
  return {
    state: purchase.status === 'free' ? 'settled' : purchase.status,
    isDownloaded: purchase.downloaded_at !== null,
    isOver: purchase.settle_at !== null && new Date(purchase.settle_at) <= now,
  };
}

export function canRefund(purchase: Purchase, now: Date): boolean {
  return movesFor(purchaseTable, purchaseSubject(purchase, now), 'buyer').includes('refund');
}
