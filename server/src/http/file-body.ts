import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { frameErrors } from '@zaojie/contract/errors';
import { limits } from '@zaojie/contract/limits';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStorageFull } from '../platform/storage/storage.ts';
import { Refusal } from '../frame/refusal.ts';
import { ReceivedFile } from '../frame/received-file.ts';

// One byte more than any file may have, so that a file that is too large can be told from one that just fits.
const FILE_BYTES = limits.upload.video.maxBytes + 1;
const FORM_OVERHEAD = 64 * 1024;
const MEGABYTE = 1024 * 1024;
const FORM_BODY_LIMIT = FILE_BYTES + FORM_OVERHEAD;
const LEFT_BEHIND_MS = 24 * 3_600_000;

/** Forms with a file are read on this instance's routes only; everywhere else JSON stays the only body. */
export async function acceptForms(scope: FastifyInstance, folder: string): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: FILE_BYTES, files: 1, fields: 8, parts: 10, fieldSize: 4096, fieldNameSize: 64 },
  });
  await sweepLeftBehind(folder);
}

/** Bare bytes are read on this instance's routes only, and not before the route knows whose they are. */
export function acceptBytes(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
}

/**
 * Turns a form into a body like any other, fields as text and the file as a ReceivedFile, for as long as the work
 * takes. What isn't a form passes untouched.
 */
export async function withForm<T>(
  request: FastifyRequest,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) return work();
  if (Number(request.headers['content-length'] ?? 0) > FORM_BODY_LIMIT) {
    throw new Refusal(uploadErrors.tooLarge, {
      values: { megabytes: limits.upload.video.maxBytes / MEGABYTE },
    });
  }
  return withRoomFor(folder, async (path) => {
    request.body = await readParts(request, path).catch(refuseUnreadable);
    return work();
  });
}

/** The same for a body that is the file itself, of so many bytes at most; it has no name. */
export async function withBytes<T>(
  request: FastifyRequest,
  { folder, most }: { folder: string; most: number },
  work: () => Promise<T>,
): Promise<T> {
  const { body, headers } = request;
  if (!(body instanceof Readable)) return work();
  if (Number(headers['content-length'] ?? 0) > most) throw new Refusal(frameErrors.bodyTooLarge);
  // The connection stays: whoever sends too much, or more than the disk holds, is told so.
  const bytes: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  return withRoomFor(folder, async (path) => {
    request.body = { file: await receiveFile(bytes, { path, name: '', most }).catch(refuseUnreadable) };
    return work();
  });
}

async function withRoomFor<T>(folder: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function readParts(request: FastifyRequest, path: string): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') body[part.fieldname] = part.value;
    else if (part.fieldname === 'file')
      body['file'] = await receiveFile(part.file, { path, name: part.filename ?? '' });
    else part.file.resume();
  }
  return body;
}

type Receiving = { path: string; name: string; most?: number };

async function receiveFile(
  bytes: Readable | AsyncIterable<Buffer>,
  { path, name, most = Infinity }: Receiving,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const copy = createWriteStream(path, { flags: 'wx' });
  let size = 0;
  await pipeline(
    bytes,
    async function* measure(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > most) throw new Refusal(frameErrors.bodyTooLarge);
        hash.update(chunk);
        yield chunk;
      }
    },
    copy,
  ).catch(async (error: unknown) => {
    // Given up while it is still being opened, the file would appear after it was removed.
    if (!copy.closed) await once(copy, 'close');
    throw error;
  });
  return new ReceivedFile({ path, name, size, sha256: hash.digest('hex') });
}

/** The reader of forms says what is wrong with one in plain errors; faults of the disk stay ours. */
function refuseUnreadable(error: unknown): never {
  if (isStorageFull(error)) throw new Refusal(uploadErrors.storageFull);
  const { syscall, statusCode } = error as { syscall?: string; statusCode?: number };
  if (error instanceof Refusal || syscall !== undefined || statusCode !== undefined) throw error;
  throw new Refusal(frameErrors.invalidInput);
}

/** A process killed in the middle of a call can't tidy up; the next one does. */
async function sweepLeftBehind(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(join(folder, name), { force: true });
  }
}
