import type { ContestStatus } from '@zaojie/contract/contests/contest-words';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';
import { STAYS, type SubjectOf } from '../../frame/state-machine/state-table.ts';

const states = [
  'draft',
  'proposed',
  'rejected',
  'open',
  'running',
  'voting',
  'closed',
  'announced',
  'cancelled',
] as const;
const moves = [
  'edit',
  'propose',
  'withdraw',
  'delete',
  'approve',
  'reject',
  'start',
  'close_submissions',
  'close_voting',
  'amend',
  'retime',
  'cancel',
  'announce',
] as const;
const roles = ['organiser', 'admin', 'system', 'other'] as const;

export type ContestMachine = {
  state: ContestStatus;
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: {
    /** Everything that its page shows is there. */
    isComplete: boolean;
    /** What is wrong with its hours, in words; empty when nothing is. */
    timeProblem: string;
    /** The administrator who decides proposed it. */
    isOwn: boolean;
    /** The hour of the step that it is in has come. */
    isDue: boolean;
    /** It would start in the past. */
    isStartPast: boolean;
    /** The ranks stand. */
    isCounted: boolean;
  };
  reason: 'incomplete' | 'times' | 'past' | 'own' | 'not_yet' | 'uncounted';
  effect: 'hold_prizes' | 'make_tag' | 'set_timers' | 'stop_timers' | 'count' | 'pay' | 'give_back' | 'go';
};
export type ContestSubject = SubjectOf<ContestMachine>;
export type ContestMove = ContestMachine['move'];
export type ContestRole = ContestMachine['role'];

type Guard = (subject: ContestSubject) => ContestMachine['reason'] | null;
const isReady: Guard = ({ isComplete, timeProblem, isStartPast }) => {
  if (!isComplete) return 'incomplete';
  if (timeProblem !== '') return 'times';
  return isStartPast ? 'past' : null;
};
const isOthers: Guard = ({ isOwn }) => (isOwn ? 'own' : null);
const isAhead: Guard = (subject) => isOthers(subject) ?? (subject.isStartPast ? 'past' : null);
const isDue: Guard = (subject) => (subject.isDue ? null : 'not_yet');
const isCounted: Guard = (subject) => (subject.isCounted ? null : 'uncounted');

const unproposed = ['draft', 'rejected'] as const;
const live = ['open', 'running', 'voting'] as const;

/**
 * Whoever has an idea proposes it, somebody else decides. From then on its hours move it, or an administrator before them.
 * The prizes are put down when it is approved, and leave once: to the winners, or back.
 */
export const contestTable = defineStateTable<ContestMachine>({
  states,
  moves,
  roles,
  initial: 'draft',
  terminal: ['announced', 'cancelled'],
  rows: [
    { from: unproposed, move: 'edit', who: 'organiser', to: 'draft' },
    { from: unproposed, move: 'propose', who: 'organiser', guard: isReady, to: 'proposed' },
    { from: 'proposed', move: 'withdraw', who: 'organiser', to: 'draft' },
    { from: unproposed, move: 'delete', who: 'organiser', to: STAYS, effects: ['go'] },
    {
      from: 'proposed',
      move: 'approve',
      who: 'admin',
      guard: isAhead,
      to: 'open',
      effects: ['hold_prizes', 'make_tag', 'set_timers'],
    },
    { from: 'proposed', move: 'reject', who: 'admin', guard: isOthers, to: 'rejected' },
    { from: 'open', move: 'start', who: 'system', guard: isDue, to: 'running', effects: ['set_timers'] },
    { from: 'open', move: 'start', who: 'admin', to: 'running', effects: ['set_timers'] },
    {
      from: 'running',
      move: 'close_submissions',
      who: 'system',
      guard: isDue,
      to: 'voting',
      effects: ['set_timers'],
    },
    { from: 'running', move: 'close_submissions', who: 'admin', to: 'voting', effects: ['set_timers'] },
    {
      from: 'voting',
      move: 'close_voting',
      who: 'system',
      guard: isDue,
      to: 'closed',
      effects: ['stop_timers', 'count'],
    },
    { from: 'voting', move: 'close_voting', who: 'admin', to: 'closed', effects: ['stop_timers', 'count'] },
    { from: [...live, 'closed'], move: 'amend', who: 'organiser', to: STAYS },
    { from: live, move: 'retime', who: 'admin', to: STAYS, effects: ['set_timers'] },
    {
      from: [...live, 'closed'],
      move: 'cancel',
      who: 'admin',
      to: 'cancelled',
      effects: ['stop_timers', 'give_back'],
    },
    { from: 'closed', move: 'announce', who: 'admin', guard: isCounted, to: 'announced', effects: ['pay'] },
  ],
});

/** What ends the step that a contest is in. */
export const endingOf: Partial<Record<ContestStatus, ContestMove>> = {
  open: 'start',
  running: 'close_submissions',
  voting: 'close_voting',
};
