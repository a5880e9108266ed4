import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { keysOfChunks, takeAbandonedChunks } from './chunks/chunk.queries.ts';
import { scheduleRemoval, scheduleRemovalOf } from './remove-files.ts';
import { deleteUnusedBefore } from './use.queries.ts';

const HOUR_MS = 3_600_000;
const CHUNKS_KEPT_MS = 24 * HOUR_MS;
const UNUSED_KEPT_MS = 48 * HOUR_MS;
const BATCH = 500;

/** Pieces whose rest never came, and files that nothing uses. The rows go first: a file without a row is unseen. */
export async function sweepOrphanUploads(db: Db, now: Date): Promise<void> {
  const chunksBefore = new Date(now.getTime() - CHUNKS_KEPT_MS);
  await transaction(db, async (tx) => {
    await scheduleRemovalOf(tx, keysOfChunks(await takeAbandonedChunks(tx, chunksBefore)));
  });

  const before = new Date(now.getTime() - UNUSED_KEPT_MS);
  for (;;) {
    const removed = await transaction(db, async (tx) => {
      const unused = await deleteUnusedBefore(tx, before, BATCH);
      await scheduleRemoval(tx, unused);
      return unused.length;
    });
    if (removed < BATCH) return;
  }
}
