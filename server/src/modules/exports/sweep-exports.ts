import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { releaseAllUploads } from '../uploads/index.ts';
import { exportRules } from './export.events.ts';
import { deleteOver, failAbandoned } from './export.queries.ts';

/** What was kept long enough goes with its file; what never got done says so. */
export async function sweepExports(db: Db, now: Date): Promise<void> {
  await failAbandoned(db, new Date(now.getTime() - exportRules.restMs));
  await transaction(db, async (tx) =>
    releaseAllUploads(tx, { kind: 'export', ownerIds: await deleteOver(tx, now) }),
  );
}
