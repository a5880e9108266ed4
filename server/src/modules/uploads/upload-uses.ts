import type { Tx } from '../../db/database.ts';
import { isPublicUrl } from '../../platform/storage/file-places.ts';
import { deleteWaitingPreviews } from './previews/preview.queries.ts';
import { scheduleRemoval } from './remove-files.ts';
import {
  deleteUnused,
  deleteUses,
  insertUses,
  lockOwnUploads,
  type UploadFacts,
  type UploadUse,
  type UseOwner,
} from './use.queries.ts';

export type Claimed = {
  /** What is known of the files, in no order. */
  uploads: UploadFacts[];
  /** Addresses that are nobody's, somebody else's, or swept away. */
  missing: string[];
};

/**
 * The person's own public files by their addresses. From here on neither a sweep nor a release can take them, so
 * whoever shows them may write their facts down, and then, in the same transaction, says so with `useUploads`.
 */
export async function claimUploads(
  tx: Tx,
  { userId, urls }: { userId: number; urls: readonly string[] },
): Promise<Claimed> {
  const uploads = await lockOwnUploads(tx, userId, [...new Set(urls.filter(isPublicUrl))]);
  const found = new Set(uploads.map((upload) => upload.url));
  return { uploads, missing: urls.filter((url) => !found.has(url)) };
}

/** From now on the owner uses these files and no others: what it used before and no longer does is released. */
export async function useUploads(tx: Tx, use: UploadUse, uploads: readonly { id: number }[]): Promise<void> {
  const uses = uploads.map(({ id }) => ({ ...use, uploadId: id }));
  await insertUses(tx, uses);
  await releaseUploads(tx, { ...use, except: uploads.map(({ id }) => id) });
}

/** The owner uses them no longer; what nothing else uses goes, rows at once and files after the commit. */
export async function releaseUploads(
  tx: Tx,
  { kind, ownerId, except = [] }: UseOwner & { except?: readonly number[] },
): Promise<void> {
  await release(tx, kind, [ownerId], except);
}

/** The same for several owners of one kind. */
export async function releaseAllUploads(
  tx: Tx,
  { kind, ownerIds }: { kind: string; ownerIds: readonly number[] },
): Promise<void> {
  if (ownerIds.length > 0) await release(tx, kind, ownerIds, []);
}

async function release(
  tx: Tx,
  kind: string,
  ownerIds: readonly number[],
  except: readonly number[],
): Promise<void> {
  await deleteWaitingPreviews(tx, { kind, ownerIds }, except);
  const freed = await deleteUses(tx, { kind, ownerIds }, except);
  if (freed.length > 0) await scheduleRemoval(tx, await deleteUnused(tx, freed));
}
