import {
  caseMoveNames,
  caseStateNames,
  type CaseMove,
  type CaseState,
} from '@zaojie/contract/reports/report-words';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';
import type { SubjectOf } from '../../frame/state-machine/state-table.ts';

const roles = ['admin', 'member'] as const;

export type CaseMachine = {
  state: CaseState;
  move: CaseMove;
  role: (typeof roles)[number];
  subject: {
    /** Whoever decides has reported it, or it is about them. */
    isInvolved: boolean;
    /** It still stands, and its module knows how to take it away. */
    isRemovable: boolean;
    /** It was taken away by this case, and its module knows how to give it back. */
    isRestorable: boolean;
    /** The word filter has put it out of sight already. */
    isHeld: boolean;
  };
  reason: 'involved' | 'not_removable' | 'not_restorable';
  /** `let_out`: what was held comes into sight. */
  effect: 'take_away' | 'give_back' | 'let_out';
};

const ofOthers = ({ isInvolved }: SubjectOf<CaseMachine>) => (isInvolved ? 'involved' : null);
const ofOthersAndThere = (subject: SubjectOf<CaseMachine>) =>
  ofOthers(subject) ?? (subject.isRemovable || subject.isHeld ? null : 'not_removable');
const ofOthersAndRemoved = (subject: SubjectOf<CaseMachine>) =>
  ofOthers(subject) ?? (subject.isRestorable ? null : 'not_restorable');

/** Decided once, and a removal undone once; what is reported again afterwards is a new case. */
export const caseTable = defineStateTable<CaseMachine>({
  states: caseStateNames,
  moves: caseMoveNames,
  roles,
  initial: 'open',
  terminal: ['dismissed', 'undone'],
  rows: [
    { from: 'open', move: 'dismiss', who: 'admin', guard: ofOthers, to: 'dismissed', effects: ['let_out'] },
    { from: 'open', move: 'warn', who: 'admin', guard: ofOthers, to: 'upheld', effects: ['let_out'] },
    {
      from: 'open',
      move: 'remove',
      who: 'admin',
      guard: ofOthersAndThere,
      to: 'upheld',
      effects: ['take_away'],
    },
    {
      from: 'upheld',
      move: 'undo',
      who: 'admin',
      guard: ofOthersAndRemoved,
      to: 'undone',
      effects: ['give_back'],
    },
  ],
});

/** How much of what was reported is kept beside the case. */
export const kept = { title: 100, excerpt: 600, found: 1000 } as const;

export function cutTo(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
