import { limits } from '@zaojie/contract/limits';
import type { Db } from '../../../db/database.ts';
import { transaction } from '../../../db/transaction.ts';
import { scheduleRemovalOf } from '../remove-files.ts';
import { deletePieceUploads, lockAbandoned } from './piece.queries.ts';
import { finishDiedBefore } from './piece.rules.ts';

const HOUR_MS = 3_600_000;
const BATCH = 100;

/** Uploads whose rest never came, and the traces of finished ones. */
export async function sweepPieces(db: Db, now: Date): Promise<void> {
  const touchedBefore = new Date(now.getTime() - limits.pieces.keptHours * HOUR_MS);
  for (;;) {
    const removed = await transaction(db, async (tx) => {
      const ids = await lockAbandoned(tx, { touchedBefore, diedBefore: finishDiedBefore(now) }, BATCH);
      await scheduleRemovalOf(tx, await deletePieceUploads(tx, ids));
      return ids.length;
    });
    if (removed < BATCH) return;
  }
}
