import type { ProgramStatus } from '@zaojie/contract/programs/program-words';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';
import { STAYS, type SubjectOf } from '../../frame/state-machine/state-table.ts';

const states = ['draft', 'published', 'archived', 'removed'] as const;
const moves = ['edit', 'publish', 'archive', 'reopen', 'delete', 'remove'] as const;
const roles = ['owner', 'member', 'moderator', 'other'] as const;

export type ProgramMachine = {
  state: ProgramStatus;
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: {
    /** Has all that a page of a project shows. */
    isComplete: boolean;
    /** The filter found something in its words. */
    hasWatchedWords: boolean;
  };
  reason: 'incomplete' | 'watched';
  effect: 'come_out' | 'end_offers' | 'go';
};
export type ProgramSubject = SubjectOf<ProgramMachine>;
export type ProgramMove = ProgramMachine['move'];
export type ProgramRoleName = ProgramMachine['role'];

type Guard = (subject: ProgramSubject) => ProgramMachine['reason'] | null;
const isPresentable: Guard = (subject) => {
  if (!subject.isComplete) return 'incomplete';
  return subject.hasWatchedWords ? 'watched' : null;
};

/**
 * A draft is its owner's and may be as incomplete as it likes; what others read is complete and has none of the words that the
 * filter looks for. An archived project stays readable and takes nobody any more. What a moderator removed stays removed.
 */
export const programTable = defineStateTable<ProgramMachine>({
  states,
  moves,
  roles,
  initial: 'draft',
  terminal: ['removed'],
  rows: [
    { from: 'draft', move: 'edit', who: 'owner', to: STAYS },
    { from: ['published', 'archived'], move: 'edit', who: 'owner', guard: isPresentable, to: STAYS },
    {
      from: 'draft',
      move: 'publish',
      who: 'owner',
      guard: isPresentable,
      to: 'published',
      effects: ['come_out'],
    },
    { from: 'published', move: 'archive', who: 'owner', to: 'archived', effects: ['end_offers'] },
    { from: 'archived', move: 'reopen', who: 'owner', guard: isPresentable, to: 'published' },
    { from: 'draft', move: 'delete', who: 'owner', to: STAYS, effects: ['go'] },
    {
      from: ['published', 'archived'],
      move: 'remove',
      who: 'moderator',
      to: 'removed',
      effects: ['end_offers'],
    },
  ],
});
