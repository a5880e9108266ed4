import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import { ApiFailure } from '../../api/client.ts';
import { newRepeatKey } from '../../api/repeat-keys.ts';
import { chunkIdOf, missingChunks, planChunks, type Chunk } from './chunk-plan.ts';
import { uploadRequest } from './upload-request.ts';

const TRIES = 3;
const WAIT_MS = 600;

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Sends a big file piece by piece; a later call with the same file sends only what the server has not got. */
export async function uploadInChunks(file: File, options: SendOptions): Promise<Uploaded> {
  const { signal, onProgress } = options;
  const plan = planChunks(file.size);
  const chunkId = chunkIdOf(file);
  const missing = missingChunks(plan, await receivedChunks(chunkId, signal));
  let sentBytes = file.size - sum(missing);
  for (const chunk of missing) {
    const report = (bytes: number) => {
      const ofChunk = Math.min(bytes, chunk.end - chunk.start);
      onProgress?.((sentBytes + ofChunk) / file.size);
    };
    await withRetries(signal, () =>
      uploadRequest({
        method: 'POST',
        body: chunkForm(file, chunk, chunkId, plan.length),
        signal,
        onSent: report,
      }),
    );
    sentBytes += chunk.end - chunk.start;
    onProgress?.(sentBytes / file.size);
  }
  const body = JSON.stringify({
    action: 'merge',
    chunkid: chunkId,
    chunkcount: plan.length,
    filename: file.name,
  });
  // A merge uses the pieces up: when its answer is lost, the repeat must get that answer and not look for them.
  const repeatKey = newRepeatKey();
  const merge = () => uploadRequest({ method: 'POST', body, repeatKey, signal });
  return (await withRetries(signal, merge)) as Uploaded;
}

async function receivedChunks(chunkid: string, signal: AbortSignal | undefined): Promise<readonly number[]> {
  const answer = await withRetries(signal, () =>
    uploadRequest({ method: 'GET', query: { chunkid }, signal }),
  );
  return (answer as { received?: number[] } | null)?.received ?? [];
}

function chunkForm(file: File, chunk: Chunk, chunkId: string, count: number): FormData {
  const form = new FormData();
  // The fields go first: a server that reads the stream must know the piece before its bytes come.
  form.set('chunkid', chunkId);
  form.set('chunkindex', String(chunk.index));
  form.set('chunkcount', String(count));
  form.set('filename', file.name);
  form.set('file', file.slice(chunk.start, chunk.end), file.name);
  return form;
}

/** A refusal stays a refusal; a call that got no answer, or one of a server in trouble, is worth repeating. */
async function withRetries<T>(signal: AbortSignal | undefined, send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const isRefusal = error instanceof ApiFailure && error.http < 500;
      if (isRefusal || signal?.aborted === true || attempt >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * attempt));
      signal?.throwIfAborted();
    }
  }
}

function sum(chunks: readonly Chunk[]): number {
  return chunks.reduce((bytes, chunk) => bytes + chunk.end - chunk.start, 0);
}
