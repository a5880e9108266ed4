import type { Tx } from '../../../db/database.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { isPublicUrl } from '../../../platform/storage/file-places.ts';
import { copyFiles } from './copy-files.ts';
import { readAddress } from './file-address.ts';
import { discardUnlessKept } from '../keep-file.ts';
import { takeFromQuota } from '../quota.ts';
import { scheduleRemoval } from '../remove-files.ts';
import { insertUpload } from '../upload.queries.ts';
import { findOwnUpload, lockTwin, lockUpload, makePrivate } from './twin.queries.ts';
import type { UploadFacts } from '../use.queries.ts';

/** A file on its way to a use that isn't for everybody. */
export type PrivateFileDraft = {
  upload: UploadFacts;
  userId: number;
  /** Where a private copy lies, if the file was public. */
  copyUrl: string | null;
};

/**
 * Finds one's own file by any address of it that one was given, and sees to it that it lies in the private place:
 * a public one is copied there before the work, which must do its transaction inside. Null when there is no such file.
 */
export async function withPrivateFile<T>(
  context: ContextFor<'member'>,
  url: string | undefined,
  work: (draft: PrivateFileDraft | null) => Promise<T>,
): Promise<T> {
  if (!url) return work(null);
  const { userId } = context.viewer;
  const issued = readAddress(context.secret, url);
  const known = issued?.readerId === userId ? { id: issued.uploadId } : { url };
  const upload = await findOwnUpload(context.db, userId, known);
  if (!upload) return work(null);
  const copyUrl = isPublicUrl(upload.url) ? await copyFiles(context.storage, upload, 'private') : null;
  if (copyUrl === null && isPublicUrl(upload.url)) return work(null);
  try {
    return await work({ upload, userId, copyUrl });
  } finally {
    if (copyUrl !== null) await discardUnlessKept(context, { ...upload, url: copyUrl });
  }
}

/** Holds the file for the rest of the transaction, private from here on; null when it has gone meanwhile. */
export async function claimPrivateFile(
  tx: Tx,
  draft: PrivateFileDraft,
  now: Date,
): Promise<UploadFacts | null> {
  const { userId, copyUrl } = draft;
  const upload = await lockUpload(tx, draft.upload.id, { isChanged: copyUrl !== null });
  if (!upload || !isPublicUrl(upload.url) || copyUrl === null) return upload;
  const twin = await lockTwin(tx, upload.url);
  if (twin) return twin;
  if (!upload.isUsed) {
    await makePrivate(tx, upload, copyUrl);
    await scheduleRemoval(tx, [upload]);
    return { ...upload, url: copyUrl };
  }
  const { id: _id, isUsed: _isUsed, ...facts } = upload;
  await takeFromQuota(tx, userId, upload.byte_size);
  const id = await insertUpload(tx, userId, { ...facts, url: copyUrl, source_url: upload.url }, now);
  return { ...facts, url: copyUrl, id };
}
