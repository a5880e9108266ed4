import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import type { ContextFor } from '../../context.ts';
import { discardFile, keepFile, type LooseFile } from './keep-file.ts';
import { checkQuota, takeFromQuota } from './quota.ts';
import { insertUpload } from './upload.queries.ts';
import { uploadedView } from './upload.view.ts';

export async function storeWhole(context: ContextFor<'member'>, file: LooseFile): Promise<Uploaded> {
  const { db, storage, viewer } = context;
  // Spares the work of keeping what can't stay; what counts is the check under the lock.
  await checkQuota(db, viewer.userId, file.size);
  const upload = await keepFile(context, file);
  try {
    await context.transaction(async (tx) => {
      await takeFromQuota(tx, viewer.userId, file.size);
      await insertUpload(tx, viewer.userId, upload, context.now());
    });
  } catch (error) {
    await discardFile(storage, upload);
    throw error;
  }
  return uploadedView(upload);
}
