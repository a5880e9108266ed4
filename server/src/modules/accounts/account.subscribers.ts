import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import type { Hub } from '../../platform/realtime/hub.ts';
import { deleteSessions } from './session.queries.ts';
import { tellSessionEnded } from './tell-session-ended.ts';

/** Whoever is shut out isn't let in from that moment; here what is open hears of it, and the sessions go. */
export const createAccountSubscribers = ({ hub }: { hub: Hub }): Subscriber[] => [
  subscribe('sanction.imposed', 'accounts', async (tx, { userId, kind }) => {
    if (kind !== 'ban') return;
    for (const id of await deleteSessions(tx, userId)) tellSessionEnded(tx, hub, id);
  }),
];
