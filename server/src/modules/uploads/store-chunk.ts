import { createReadStream } from 'node:fs';
import { limits } from '@zaojie/contract/limits';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import type { ContextFor } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { listChunks, saveChunk, type ChunkRow } from './chunk.queries.ts';
import { toRefusal, type LooseFile } from './keep-file.ts';
import { checkQuota } from './quota.ts';
import { chunkKey } from './upload-keys.ts';
import { lockUploadsOf } from './upload.queries.ts';
import { chunkPlaceOf, showableName, tooLarge } from './upload.rules.ts';
import { chunkView } from './upload.view.ts';

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
  };
  await context.transaction(async (tx) => {
    await lockUploadsOf(tx, viewer.userId);
    const others = await listChunks(tx, viewer.userId, chunkId);
    checkSiblings(others, chunk);
    // A piece that comes again takes only as much room as it has grown.
    const before = others.find((other) => other.chunk_index === index)?.byte_size ?? 0;
    if (file.size > before) await checkQuota(tx, viewer.userId, file.size - before);
    await saveChunk(tx, chunk, context.now());
    await storage
      .put(chunkKey(chunk), createReadStream(file.path), {
        contentType: 'application/octet-stream',
        byteSize: file.size,
      })
      .catch((error: unknown) => {
        throw toRefusal(error);
      });
  });
  return chunkView(showableName(form.filename ?? file.name), file.size);
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
