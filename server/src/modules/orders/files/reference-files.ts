import type { Tx } from '../../../db/database.ts';
import { useUploads, type UploadFacts } from '../../uploads/index.ts';
import { ORIGINAL } from './file-uses.ts';
import { insertFile, type FileKind } from './order-file.queries.ts';

/** What the customer sends along, for the two of the order. */
export async function attachReferences(
  tx: Tx,
  order: { id: number; clientId: number; creatorId: number },
  uploads: readonly UploadFacts[],
  now: Date,
): Promise<void> {
  for (const upload of uploads) {
    const { id: upload_id, url, name, byte_size } = upload;
    const kind = upload.kind as FileKind;
    const file = {
      order_id: order.id,
      is_reference: true,
      upload_id,
      url,
      name,
      byte_size,
      sha256: '',
      kind,
    };
    const { id } = await insertFile(tx, file, now);
    const readerIds = [order.clientId, order.creatorId];
    await useUploads(tx, { kind: ORIGINAL, ownerId: id, readers: 'parties', readerIds }, [upload]);
  }
}
