import { subscribe, type Subscriber } from '../../../platform/events/subscriber.ts';
import type { Telling } from '../../notifications/index.ts';
import { matchCreators, type OpenedBounty } from './match-creators.ts';

declare module '../../../platform/events/event-types.ts' {
  interface AppEvents {
    /** A bounty takes applications from now on. */
    'bounty.opened': OpenedBounty;
  }
}

export const createMatchSubscribers = (telling: Telling): Subscriber[] => [
  subscribe('bounty.opened', 'storefronts.notices', async (tx, bounty) => {
    await matchCreators(tx, telling, bounty);
  }),
];
