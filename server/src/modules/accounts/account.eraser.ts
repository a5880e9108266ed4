import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { deleteDevices } from './devices/device.queries.ts';
import { deleteSessions } from './session.queries.ts';
import { tellSessionEnded } from './tell-session-ended.ts';

export const eraseAccounts: Eraser = ({ db, hub }, userId) =>
  transaction(db, async (tx) => {
    await deleteDevices(tx, userId);
    for (const id of await deleteSessions(tx, userId)) tellSessionEnded(tx, hub, id);
  });
