import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DeclaredError } from '@zaojie/contract/errors';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import type { ContextFor } from '../../../frame/context.ts';
import type { Tx } from '../../../db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { beginMerge, deleteChunks, endMerge, keysOfChunks, type ChunkRow } from './chunk.queries.ts';
import { discardUnlessKept, keepFile, toRefusal } from '../keep-file.ts';
import { takeFromQuota } from '../quota.ts';
import { scheduleRemovalOf } from '../remove-files.ts';
import { insertUpload, type NewUpload } from '../upload.queries.ts';
import { areComplete } from '../upload.rules.ts';
import { uploadedView } from '../upload.view.ts';

type MergeForm = {
  chunkid?: string | undefined;
  chunkcount?: number | undefined;
  filename?: string | undefined;
};

/** Nothing can come of the same pieces later either. */
const hopeless = new Set<DeclaredError>([
  uploadErrors.unsupportedType,
  uploadErrors.tooLarge,
  uploadErrors.broken,
  uploadErrors.tooManyPixels,
  uploadErrors.sideTooLong,
  uploadErrors.animationTooLarge,
  uploadErrors.tooCostly,
  uploadErrors.mismatch,
]);

/** Longer than putting together the largest file takes. */
const MERGE_DIED_AFTER_MS = 10 * 60_000;

/** Makes one file of the pieces and lets it pass the checks of every upload. */
export async function mergeChunks(context: ContextFor<'member'>, form: MergeForm): Promise<Uploaded> {
  const { chunkid: chunkId, chunkcount = 0, filename = '' } = form;
  if (chunkId === undefined) throw new Refusal(uploadErrors.chunkInvalid);
  const path = join(context.config.dataDir, 'incoming', randomUUID());
  const chunks = await takeChunks(context, chunkId, chunkcount);
  try {
    const size = await concatenate(context.storage, chunks, path);
    const { upload, warnings } = await keepFile(context, { path, name: filename, size }, 'public');
    await exchange(context, chunks, upload);
    return uploadedView(upload, { url: upload.url, warnings });
  } catch (error) {
    const isHopeless = error instanceof Refusal && hopeless.has(error.declared);
    // Where even this fails, the pieces are free again when the merge counts as dead.
    await context
      .transaction(async (tx) => void (await (isHopeless ? dropChunks(tx, chunks) : endMerge(tx, chunks))))
      .catch(() => {});
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function takeChunks(
  { transaction, viewer, now }: ContextFor<'member'>,
  chunkId: string,
  count: number,
): Promise<ChunkRow[]> {
  return transaction(async (tx) => {
    const began = now();
    const times = { now: began, diedBefore: new Date(began.getTime() - MERGE_DIED_AFTER_MS) };
    const chunks = await beginMerge(tx, { userId: viewer.userId, chunkId }, times);
    if (!areComplete(chunks, count)) throw new Refusal(uploadErrors.chunkInvalid);
    return chunks;
  });
}

/** The pieces gave their bytes to the file, so they no longer count. */
async function exchange(
  context: ContextFor<'member'>,
  chunks: readonly ChunkRow[],
  upload: NewUpload,
): Promise<void> {
  const { userId } = context.viewer;
  try {
    await context.transaction(async (tx) => {
      const deleted = await dropChunks(tx, chunks);
      if (deleted !== chunks.length) throw new Refusal(uploadErrors.chunkInvalid);
      await takeFromQuota(tx, userId, upload.byte_size);
      await insertUpload(tx, userId, upload, context.now());
    });
  } catch (error) {
    await discardUnlessKept(context, upload);
    throw error;
  }
}

async function dropChunks(tx: Tx, chunks: readonly ChunkRow[]): Promise<number> {
  const deleted = await deleteChunks(tx, chunks);
  await scheduleRemovalOf(tx, keysOfChunks(chunks));
  return deleted;
}

async function concatenate(storage: Storage, chunks: readonly ChunkRow[], path: string): Promise<number> {
  let size = 0;
  async function* piecesInOrder() {
    for (const chunk of chunks) {
      const piece = await storage.read(chunk.key);
      if (piece?.size !== chunk.byte_size) {
        piece?.stream.destroy();
        throw new Refusal(uploadErrors.chunkInvalid);
      }
      size += piece.size;
      yield* piece.stream;
    }
  }
  await mkdir(join(path, '..'), { recursive: true });
  await pipeline(piecesInOrder, createWriteStream(path)).catch((error: unknown) => {
    throw toRefusal(error);
  });
  return size;
}
