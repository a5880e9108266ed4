import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { severProxies } from './move-proxy.ts';

/** What was done for others stays in their list, under the name that is left of whoever has gone. */
export const eraseProxies: Eraser = ({ db, now }, userId) =>
  transaction(db, (tx) => severProxies(tx, { userId }, { now }));
