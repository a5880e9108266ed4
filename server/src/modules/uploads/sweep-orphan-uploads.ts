import type { Db } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { takeAbandonedChunks } from './chunk.queries.ts';
import { discardFile } from './keep-file.ts';
import { chunkKey } from './upload-keys.ts';
import { takeUnusedUploads } from './upload.queries.ts';

const HOUR_MS = 3_600_000;
const CHUNKS_KEPT_MS = 24 * HOUR_MS;
const UNUSED_KEPT_MS = 48 * HOUR_MS;
const BATCH = 500;

/** Pieces whose rest never came, and files that nothing shows. The rows go first: a file without a row is unseen. */
export async function sweepOrphanUploads(db: Db, storage: Storage, now: Date): Promise<void> {
  const chunksBefore = new Date(now.getTime() - CHUNKS_KEPT_MS);
  const chunks = await transaction(db, (tx) => takeAbandonedChunks(tx, chunksBefore));
  for (const chunk of chunks) await storage.delete(chunkKey(chunk));

  const before = new Date(now.getTime() - UNUSED_KEPT_MS);
  for (;;) {
    const unused = await transaction(db, (tx) => takeUnusedUploads(tx, before, BATCH));
    for (const upload of unused) await discardFile(storage, upload);
    if (unused.length < BATCH) return;
  }
}
