import {
  verificationLimits,
  verificationStateNames,
  type VerificationState,
} from '@zaojie/contract/verifications/verification-words';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';
import type { SubjectOf } from '../../frame/state-machine/state-table.ts';

const moves = ['accept', 'reject', 'revoke', 'withdraw'] as const;
const roles = ['admin', 'owner'] as const;

export type VerificationMachine = {
  state: VerificationState;
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: { isOwn: boolean };
  /** Nobody decides about themselves, and nobody but the owner takes it back. */
  reason: 'own' | 'foreign';
  effect: 'grant' | 'take_away' | 'destroy';
};
export type VerificationMove = VerificationMachine['move'];

const ofSomebodyElse = ({ isOwn }: SubjectOf<VerificationMachine>) => (isOwn ? 'own' : null);
const ofOneself = ({ isOwn }: SubjectOf<VerificationMachine>) => (isOwn ? null : 'foreign');

export const verificationTable = defineStateTable<VerificationMachine>({
  states: verificationStateNames,
  moves,
  roles,
  initial: 'pending',
  terminal: ['rejected', 'withdrawn', 'revoked'],
  rows: [
    {
      from: 'pending',
      move: 'accept',
      who: 'admin',
      guard: ofSomebodyElse,
      to: 'accepted',
      effects: ['grant'],
    },
    { from: 'pending', move: 'reject', who: 'admin', guard: ofSomebodyElse, to: 'rejected' },
    {
      from: 'pending',
      move: 'withdraw',
      who: 'owner',
      guard: ofOneself,
      to: 'withdrawn',
      effects: ['destroy'],
    },
    {
      from: 'accepted',
      move: 'revoke',
      who: 'admin',
      guard: ofSomebodyElse,
      to: 'revoked',
      effects: ['take_away'],
    },
  ],
});

export type Papers = { userId: number; state: VerificationState | null; decidedBy: number | null };

/** The owner; an administrator while it waits, and afterwards the one who decided. Never about oneself by that right. */
export function mayRead(papers: Papers, reader: { userId: number; role: 'member' | 'admin' }): boolean {
  if (papers.userId === reader.userId) return true;
  if (reader.role !== 'admin') return false;
  return papers.state === 'pending' || (papers.state !== null && papers.decidedBy === reader.userId);
}

const DAY_MS = 86_400_000;

export const answerBy = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + verificationLimits.answerDays * DAY_MS);

/** What was decided before this is destroyed. */
export const forgottenBefore = (now: Date): Date =>
  new Date(now.getTime() - verificationLimits.keptDays * DAY_MS);

/** What was sent before this and never handed in is destroyed. */
export const looseBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);
