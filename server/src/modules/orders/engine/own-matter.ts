import { actingErrors } from '@zaojie/contract/proxies/proxy.errors';
import type { Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import type { OrderRow } from './order-row.ts';

/** Whoever acts for one side of an order can't be the other. */
export function refuseOwnMatter(
  { client_id: clientId, creator_id: creatorId }: Pick<OrderRow, 'client_id' | 'creator_id'>,
  { agent }: Pick<Viewer, 'agent'>,
): void {
  if (agent && (agent.userId === clientId || agent.userId === creatorId))
    throw new Refusal(actingErrors.ownMatter);
}
