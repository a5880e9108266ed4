import type { ApplicationStatus } from '@zaojie/contract/bounties/application-status';
import { defineStateTable } from '../../../frame/state-machine/define-state-table.ts';
import { STAYS, type SubjectOf } from '../../../frame/state-machine/state-table.ts';

const states = ['pending', 'viewed', 'shortlisted', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
const moves = [
  'view',
  'shortlist',
  'unshortlist',
  'accept',
  'decline',
  'edit',
  'withdraw',
  'apply_again',
  'expire',
  'release',
  'fail',
] as const;
const roles = ['owner', 'applicant', 'system', 'other'] as const;

export type ApplicationMachine = {
  state: ApplicationStatus;
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: {
    /** The bounty takes applications. */
    isRecruiting: boolean;
    /** The bounty has a place left and its owner may give it away. */
    hasPlace: boolean;
  };
  reason: 'closed' | 'no_place';
  /** `answered` counts for the owner's reply rate, the first time. */
  effect: 'answered' | 'uncount' | 'recount' | 'create_order';
};
export type ApplicationSubject = SubjectOf<ApplicationMachine>;
export type ApplicationMove = ApplicationMachine['move'];

const isRecruiting = (subject: ApplicationSubject) => (subject.isRecruiting ? null : 'closed');
const hasPlace = (subject: ApplicationSubject) => (subject.hasPlace ? null : 'no_place');

const waiting = ['pending', 'viewed', 'shortlisted'] as const;
const seen = ['viewed', 'shortlisted', 'accepted', 'declined', 'expired'] as const;

/** Looking twice is no mistake, so it stays allowed; everything else that comes twice is refused. */
export const applicationTable = defineStateTable<ApplicationMachine>({
  states,
  moves,
  roles,
  initial: 'pending',
  terminal: ['declined'],
  rows: [
    { from: 'pending', move: 'view', who: 'owner', to: 'viewed' },
    { from: seen, move: 'view', who: 'owner', to: STAYS },
    {
      from: ['pending', 'viewed'],
      move: 'shortlist',
      who: 'owner',
      to: 'shortlisted',
      effects: ['answered'],
    },
    { from: 'shortlisted', move: 'unshortlist', who: 'owner', to: 'viewed' },
    {
      from: waiting,
      move: 'accept',
      who: 'owner',
      guard: hasPlace,
      to: 'accepted',
      effects: ['answered', 'create_order'],
    },
    { from: waiting, move: 'decline', who: 'owner', to: 'declined', effects: ['answered'] },
    // Somebody else was chosen and has been paid for.
    { from: waiting, move: 'decline', who: 'system', to: 'declined', effects: ['answered'] },
    { from: 'pending', move: 'edit', who: 'applicant', guard: isRecruiting, to: STAYS },
    { from: waiting, move: 'withdraw', who: 'applicant', to: 'withdrawn', effects: ['uncount'] },
    {
      from: 'withdrawn',
      move: 'apply_again',
      who: 'applicant',
      guard: isRecruiting,
      to: 'pending',
      effects: ['recount'],
    },
    { from: 'expired', move: 'apply_again', who: 'applicant', guard: isRecruiting, to: 'pending' },
    { from: waiting, move: 'expire', who: 'system', to: 'expired' },
    // The order came to nothing before it began: its application is as good as before.
    { from: 'accepted', move: 'release', who: 'system', to: 'shortlisted' },
    { from: 'accepted', move: 'fail', who: 'system', to: 'declined' },
  ],
});
