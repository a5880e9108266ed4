import type { ApplicationMove } from './applications/application.rules.ts';
import type { BountyMove } from './bounty.rules.ts';

export type BountyEvents = {
  /** It takes applications from now on, for the first time or again: the moment to tell creators whom it fits. */
  'bounty.opened': {
    bountyId: number;
    publisherId: number;
    category: number;
    style: number;
    budgetMinFen: number;
    budgetMaxFen: number;
  };
  'bounty.moved': { bountyId: number; move: BountyMove };
  'bounty.noted': { bountyId: number; noteId: number };
  'bounty.invited': { bountyId: number; userId: number };
  'bounty.favored': { bountyId: number };
  'application.submitted': { applicationId: number; bountyId: number };
  'application.moved': { applicationId: number; bountyId: number; move: ApplicationMove };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends BountyEvents {}
}
