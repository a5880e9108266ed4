import { createReadStream } from 'node:fs';
import { limits } from '@zaojie/contract/limits';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import type { Db, Tx } from '../../../db/database.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { listChunks, saveChunk, type ChunkRow } from './chunk.queries.ts';
import { toRefusal, type LooseFile } from '../keep-file.ts';
import { checkQuota } from '../quota.ts';
import { scheduleRemovalOf } from '../remove-files.ts';
import { newChunkKey } from '../upload-keys.ts';
import { lockUploadsOf } from '../upload.queries.ts';
import { chunkPlaceOf, showableName, tooLarge } from '../upload.rules.ts';
import { chunkView } from '../upload.view.ts';

type ChunkForm = Parameters<typeof chunkPlaceOf>[0] & { filename?: string | undefined };

/** Keeps one piece of a file until all are there; the same piece again takes the place of the first. */
export async function storeChunk(
  context: ContextFor<'member'>,
  form: ChunkForm,
  file: LooseFile,
): Promise<Uploaded> {
  const { storage, viewer } = context;
  const { chunkId, index, count } = chunkPlaceOf(form);
  if (file.size > limits.upload.chunkBytes) throw new Refusal(uploadErrors.chunkInvalid);
  const chunk: ChunkRow = {
    user_id: viewer.userId,
    chunk_id: chunkId,
    chunk_index: index,
    chunk_count: count,
    byte_size: file.size,
    key: newChunkKey(),
  };
  // Spares the work of storing what can't stay; what counts is the check under the lock.
  await checkChunk(context.db, chunk);
  await putChunk(storage, chunk.key, file);
  try {
    await context.transaction(async (tx) => {
      await lockUploadsOf(tx, viewer.userId);
      const before = await checkChunk(tx, chunk);
      await saveChunk(tx, chunk, context.now());
      if (before) await scheduleRemovalOf(tx, [before.key]);
    });
  } catch (error) {
    await discardChunkUnlessKept(context, chunk);
    throw error;
  }
  return chunkView(showableName(form.filename ?? file.name), file.size);
}

/** Gives the piece whose place it takes; one that comes again takes only as much room as it has grown. */
async function checkChunk(db: Db | Tx, chunk: ChunkRow): Promise<ChunkRow | undefined> {
  const others = await listChunks(db, chunk.user_id, chunk.chunk_id);
  checkSiblings(others, chunk);
  const before = others.find((other) => other.chunk_index === chunk.chunk_index);
  const growth = chunk.byte_size - (before?.byte_size ?? 0);
  if (growth > 0) await checkQuota(db, chunk.user_id, growth);
  return before;
}

async function putChunk(storage: Storage, key: string, file: LooseFile): Promise<void> {
  const options = { contentType: 'application/octet-stream', byteSize: file.size };
  await storage.put(key, createReadStream(file.path), options).catch((error: unknown) => {
    throw toRefusal(error);
  });
}

/** As with whole files: the rows are asked, since a commit may have worked without our hearing of it. */
async function discardChunkUnlessKept(context: ContextFor<'member'>, chunk: ChunkRow): Promise<void> {
  const kept = await listChunks(context.independentDb, chunk.user_id, chunk.chunk_id).catch(() => [chunk]);
  if (!kept.some(({ key }) => key === chunk.key)) await context.storage.delete(chunk.key).catch(() => {});
}

function checkSiblings(others: readonly ChunkRow[], chunk: ChunkRow): void {
  if (others.some((other) => other.chunk_count !== chunk.chunk_count)) {
    throw new Refusal(uploadErrors.chunkInvalid);
  }
  const bytes = others
    .filter((other) => other.chunk_index !== chunk.chunk_index)
    .reduce((sum, other) => sum + other.byte_size, chunk.byte_size);
  // The largest of all limits; which one holds is known when the pieces are put together.
  if (bytes > limits.upload.video.maxBytes) throw tooLarge(limits.upload.video.maxBytes);
}
