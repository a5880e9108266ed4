import type { ProgramMove } from './program.rules.ts';

/** What happened to somebody who applied, was invited, belongs to a project or is to have it. */
export type PersonMove =
  | 'applied'
  | 'accepted'
  | 'declined'
  | 'invited'
  | 'invitation_accepted'
  | 'invitation_declined'
  | 'left'
  | 'removed'
  | 'handover_offered'
  | 'handover_accepted'
  | 'handover_declined';

export type ProgramEvents = {
  'program.moved': { programId: number; move: ProgramMove };
  'program.followed': { programId: number };
  'program.devlog_added': { programId: number; postId: number };
  /** `id` is the application, the invitation, the membership or the handover. */
  'program.person': { programId: number; id: number; move: PersonMove };
  'program.demo_liked': { programId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends ProgramEvents {}
}
