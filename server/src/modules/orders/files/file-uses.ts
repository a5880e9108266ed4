import type { Tx } from '../../../db/database.ts';
import {
  insertUses,
  makeProtectedPreview,
  releaseUploads,
  useUploads,
  type OriginalUpload,
} from '../../uploads/index.ts';
import type { OrderRow } from '../engine/order-row.ts';
import type { FileKind, OrderFileRow } from './order-file.queries.ts';

export const ORIGINAL = 'order-file';
export const PREVIEW = 'order-preview';

export function kindOfMime(mime: string): FileKind {
  const [kind = ''] = mime.split('/');
  if (kind === 'image' || kind === 'video' || kind === 'audio') return kind;
  return mime === 'application/pdf' || kind === 'text' ? 'document' : 'file';
}

/** Until it is paid for, the original is the creator's alone; a smaller one with a mark is for both. */
export async function useOriginal(
  tx: Tx,
  order: OrderRow,
  file: OrderFileRow,
  original: OriginalUpload,
  now: Date,
): Promise<void> {
  const { creator_id, client_id } = order;
  await useUploads(tx, { kind: ORIGINAL, ownerId: file.id, readers: 'owner', readerIds: [creator_id] }, [
    original,
  ]);
  const use = {
    kind: PREVIEW,
    ownerId: file.id,
    readers: 'parties' as const,
    readerIds: [client_id, creator_id],
  };
  await makeProtectedPreview(tx, { original, mark: String(order.id), use }, now);
}

export async function dropOriginal(tx: Tx, fileId: number): Promise<void> {
  await releaseUploads(tx, { kind: PREVIEW, ownerId: fileId });
  await releaseUploads(tx, { kind: ORIGINAL, ownerId: fileId });
}

/** From here on the client reads them as well. */
export async function releaseOriginals(
  tx: Tx,
  order: OrderRow,
  files: readonly OrderFileRow[],
): Promise<void> {
  const readerIds = [order.client_id, order.creator_id];
  await insertUses(
    tx,
    files.map((file) => ({
      kind: ORIGINAL,
      ownerId: file.id,
      uploadId: file.upload_id,
      readers: 'parties' as const,
      readerIds,
    })),
  );
}
