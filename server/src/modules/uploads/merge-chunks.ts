import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DeclaredError } from '@zaojie/contract/errors';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import type { ContextFor } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { Refusal } from '../../refusal.ts';
import { deleteChunks, listChunks, type ChunkRow } from './chunk.queries.ts';
import { discardFile, keepFile, toRefusal } from './keep-file.ts';
import { takeFromQuota } from './quota.ts';
import { chunkKey } from './upload-keys.ts';
import { insertUpload, tryLockMerge, type NewUpload } from './upload.queries.ts';
import { areComplete } from './upload.rules.ts';
import { uploadedView } from './upload.view.ts';

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
]);

/** Makes one file of the pieces and lets it pass the checks of every upload. */
export async function mergeChunks(context: ContextFor<'member'>, form: MergeForm): Promise<Uploaded> {
  const { chunkid: chunkId, chunkcount = 0, filename = '' } = form;
  if (chunkId === undefined) throw new Refusal(uploadErrors.chunkInvalid);
  const { storage, viewer } = context;
  const path = join(context.config.dataDir, 'incoming', randomUUID());
  const chunks = await listChunks(context.db, viewer.userId, chunkId);
  if (!areComplete(chunks, chunkcount)) throw new Refusal(uploadErrors.chunkInvalid);
  try {
    const upload = await keepMerged(context, { chunkId, chunks, path, name: filename });
    await deletePieces(storage, chunks);
    return uploadedView(upload);
  } catch (error) {
    if (error instanceof Refusal && hopeless.has(error.declared)) {
      await transaction(context.independentDb, (tx) => deleteChunks(tx, viewer.userId, chunkId));
      await deletePieces(storage, chunks);
    }
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function keepMerged(
  context: ContextFor<'member'>,
  merge: { chunkId: string; chunks: readonly ChunkRow[]; path: string; name: string },
): Promise<NewUpload> {
  const { storage, viewer } = context;
  const stored: NewUpload[] = [];
  let upload: NewUpload | null = null;
  try {
    upload = await context.transaction(async (tx) => {
      if (!(await tryLockMerge(tx, viewer.userId, merge.chunkId)))
        throw new Refusal(uploadErrors.chunkInvalid);
      const size = await concatenate(storage, merge.chunks, merge.path);
      const kept = await keepFile(context, { path: merge.path, name: merge.name, size });
      stored.push(kept);
      // The pieces gave their bytes to the file, so they no longer count; whoever merged before took them already.
      const deleted = await deleteChunks(tx, viewer.userId, merge.chunkId);
      if (deleted !== merge.chunks.length) throw new Refusal(uploadErrors.chunkInvalid);
      await takeFromQuota(tx, viewer.userId, size);
      await insertUpload(tx, viewer.userId, kept, context.now());
      return kept;
    });
    return upload;
  } finally {
    for (const file of stored) if (file !== upload) await discardFile(storage, file);
  }
}

async function concatenate(storage: Storage, chunks: readonly ChunkRow[], path: string): Promise<number> {
  let size = 0;
  async function* piecesInOrder() {
    for (const chunk of chunks) {
      const piece = await storage.read(chunkKey(chunk));
      if (piece?.size !== chunk.byte_size) throw new Refusal(uploadErrors.chunkInvalid);
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

async function deletePieces(storage: Storage, chunks: readonly ChunkRow[]): Promise<void> {
  await Promise.allSettled(chunks.map((chunk) => storage.delete(chunkKey(chunk))));
}
