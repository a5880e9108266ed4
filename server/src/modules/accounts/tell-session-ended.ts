import type { Tx } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { Hub } from '../../platform/realtime/hub.ts';

/** What a session has open hears that it is over as soon as it is. */
export function tellSessionEnded(tx: Tx, hub: Hub, sessionId: number): void {
  afterCommit(tx, () => hub.publish(`session:${sessionId}`, { type: 'revoked' }));
}
