import type { InvitationStatus, RoleApplicationStatus } from '@zaojie/contract/programs/program-words';
import { defineStateTable } from '../../../frame/state-machine/define-state-table.ts';
import type { SubjectOf } from '../../../frame/state-machine/state-table.ts';

export type ApplicationMachine = {
  state: RoleApplicationStatus;
  move: 'accept' | 'decline' | 'withdraw';
  role: 'owner' | 'applicant' | 'other';
  subject: { hasPlace: boolean };
  reason: 'full';
  effect: 'join';
};

const hasPlace = ({ hasPlace: has }: { hasPlace: boolean }) => (has ? null : 'full');

/** What was decided stays decided; whoever wants to come again applies again. */
export const applicationTable = defineStateTable<ApplicationMachine>({
  states: ['applied', 'accepted', 'declined', 'withdrawn'],
  moves: ['accept', 'decline', 'withdraw'],
  roles: ['owner', 'applicant', 'other'],
  initial: 'applied',
  terminal: ['accepted', 'declined', 'withdrawn'],
  rows: [
    { from: 'applied', move: 'accept', who: 'owner', guard: hasPlace, to: 'accepted', effects: ['join'] },
    { from: 'applied', move: 'decline', who: 'owner', to: 'declined' },
    { from: 'applied', move: 'withdraw', who: 'applicant', to: 'withdrawn' },
  ],
});
export type ApplicationSubject = SubjectOf<ApplicationMachine>;

export type InvitationMachine = {
  state: InvitationStatus;
  move: 'accept' | 'decline' | 'cancel' | 'expire';
  role: 'owner' | 'invited' | 'system' | 'other';
  subject: { hasPlace: boolean; isOver: boolean };
  reason: 'full' | 'over' | 'early';
  effect: 'join';
};
export type InvitationSubject = SubjectOf<InvitationMachine>;

const isTakeable = ({ hasPlace: has, isOver }: InvitationSubject) => {
  if (isOver) return 'over';
  return has ? null : 'full';
};
const isInTime = ({ isOver }: InvitationSubject) => (isOver ? 'over' : null);

export const invitationTable = defineStateTable<InvitationMachine>({
  states: ['offered', 'accepted', 'declined', 'cancelled', 'expired'],
  moves: ['accept', 'decline', 'cancel', 'expire'],
  roles: ['owner', 'invited', 'system', 'other'],
  initial: 'offered',
  terminal: ['accepted', 'declined', 'cancelled', 'expired'],
  rows: [
    { from: 'offered', move: 'accept', who: 'invited', guard: isTakeable, to: 'accepted', effects: ['join'] },
    { from: 'offered', move: 'decline', who: 'invited', guard: isInTime, to: 'declined' },
    { from: 'offered', move: 'cancel', who: 'owner', to: 'cancelled' },
    {
      from: 'offered',
      move: 'expire',
      who: 'system',
      guard: ({ isOver }) => (isOver ? null : 'early'),
      to: 'expired',
    },
  ],
});
