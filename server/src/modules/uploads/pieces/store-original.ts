import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { limits } from '@zaojie/contract/limits';
import { isExecutableName } from '@zaojie/contract/uploads/executable-names';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import type { UploadPurpose } from '@zaojie/contract/uploads/piece.schemas';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Tx } from '../../../db/database.ts';
import type { ContextFor } from '../../../frame/context.ts';
import type { ReceivedFile } from '../../../frame/received-file.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { urlOfKey } from '../../../platform/storage/file-places.ts';
import { discardUnlessKept, toRefusal } from '../keep-file.ts';
import { insertUpload, lockUploadsOf, type NewUpload, type OriginalFacts } from '../upload.queries.ts';
import { newOriginalKey } from '../upload-keys.ts';
import { showableName } from '../upload.rules.ts';
import { HEAD_BYTES, isExecutable, mimeOf } from './look-at-original.ts';
import type { OriginalUpload } from './original.queries.ts';
import { measureWaiting } from './piece.queries.ts';

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function store(
  { storage }: ContextFor<'member'>,
  file: ReceivedFile,
  purpose: UploadPurpose,
): Promise<NewUpload & OriginalFacts> {
  const name = showableName(file.name);
  const head = await headOf(file.path);
  if (isExecutableName(name) || isExecutable(head)) throw new Refusal(pieceErrors.executable);
  const mime = await mimeOf(head);
  const key = newOriginalKey();
  const facts = { url: urlOfKey(key), width: null, height: null, blur: '', widths: [] };
  try {
    const contentType = 'application/octet-stream';
    await storage.put(key, createReadStream(file.path), { contentType, byteSize: file.size });
  } catch (error) {
    await storage.delete(key).catch(() => {});
    throw toRefusal(error);
  }
  return { kind: 'original', name, byte_size: file.size, ...facts, purpose, mime, sha256: file.sha256 };
}

/**
 * Keeps a file that came whole as it is, byte for byte. The work writes what uses it in the transaction that makes it known; when
 * that is refused, nothing is left of it.
 */
export async function withOriginal<T>(
  context: ContextFor<'member'>,
  { file, purpose }: { file: ReceivedFile; purpose: UploadPurpose },
  work: (tx: Tx, original: OriginalUpload) => Promise<T>,
): Promise<T> {
  const { userId } = context.viewer;
  const original = await store(context, file, purpose);
  try {
    return await context.transaction(async (tx) => {
      await lockUploadsOf(tx, userId);
      const { purpose_bytes: kept } = await measureWaiting(tx, userId, purpose);
      if (kept + file.size > limits.pieces.purposes[purpose].quotaBytes)
        throw new Refusal(uploadErrors.quota);
      const id = await insertUpload(tx, userId, original, context.now());
      return work(tx, { ...original, id });
    });
  } catch (error) {
    await discardUnlessKept(context, original);
    throw error;
  }
}
