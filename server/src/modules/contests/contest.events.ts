import type { ContestMove } from './contest.rules.ts';

export type ContestEvents = {
  /** The organiser said something more, at this place of the list. */
  'contest.added': { contestId: number; index: number };
  'contest.moved': { contestId: number; move: ContestMove };
  /** A team came to be, by its captain. */
  'contest.registered': { contestId: number; teamId: number; userId: number };
  'contest.invited': { contestId: number; teamId: number; userId: number };
  'contest.joined': { contestId: number; teamId: number; userId: number };
  'contest.disqualified': { contestId: number; entryId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends ContestEvents {}
}
