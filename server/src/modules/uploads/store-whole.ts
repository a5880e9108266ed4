import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import type { ContextFor } from '../../frame/context.ts';
import { plainPicture } from '../../platform/images/process-image.ts';
import type { FilePlace } from '../../platform/storage/file-places.ts';
import { addressFor } from './private/file-address.ts';
import { discardUnlessKept, keepFile, type LooseFile } from './keep-file.ts';
import { checkQuota, takeFromQuota } from './quota.ts';
import { insertUpload } from './upload.queries.ts';
import { uploadedView } from './upload.view.ts';

/** Of a private file the uploader alone gets an address, until a use says who else may read. */
export async function storeWhole(
  context: ContextFor<'member'>,
  file: LooseFile,
  place: FilePlace,
  use = plainPicture,
): Promise<Uploaded> {
  const { db, viewer } = context;
  // Spares the work of keeping what can't stay; what counts is the check under the lock.
  await checkQuota(db, viewer.userId, file.size);
  const { upload, warnings } = await keepFile(context, file, place, use);
  try {
    const id = await context.transaction(async (tx) => {
      await takeFromQuota(tx, viewer.userId, file.size);
      return insertUpload(tx, viewer.userId, upload, context.now());
    });
    const { url } = upload;
    const address = place === 'public' ? url : addressFor(context, viewer.userId, { id, url });
    return uploadedView(upload, { url: address, warnings });
  } catch (error) {
    await discardUnlessKept(context, upload);
    throw error;
  }
}
