import type { Tx } from '../../../db/database.ts';
import type { Hub } from '../../../platform/realtime/hub.ts';
import { deleteSessions } from '../session.queries.ts';
import { tellSessionEnded } from '../tell-session-ended.ts';

/** Everywhere, the device that asks included. */
export async function endSessions(tx: Tx, hub: Hub, userId: number): Promise<void> {
  for (const id of await deleteSessions(tx, userId)) tellSessionEnded(tx, hub, id);
}
