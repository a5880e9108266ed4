import { subscribe, type Subscriber } from '../../../platform/events/subscriber.ts';
import type { Telling } from '../../notifications/index.ts';
import { matchCreators } from './match-creators.ts';

export const createMatchSubscribers = (telling: Telling): Subscriber[] => [
  subscribe('bounty.opened', 'storefronts.notices', async (tx, bounty) => {
    await matchCreators(tx, telling, bounty);
  }),
];
