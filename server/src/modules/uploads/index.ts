import type { Module } from '../../frame/module.ts';
import { createPrivateFileFinder } from './private/find-private-file.ts';
import { createUploadNamer } from './name-upload.ts';
import { removeFiles } from './remove-files.ts';
import { sweepOrphanUploads } from './sweep-orphan-uploads.ts';
import { uploadSubscribers } from './upload.events.ts';
import { uploadRoutes } from './uploads.routes.ts';

export { addressFor, type Signing } from './private/file-address.ts';
export { insertCopy, withPublicCopy, type PublicCopy } from './private/public-copy.ts';
export { claimPrivateFile, withPrivateFile, type PrivateFileDraft } from './private/private-twin.ts';
export { storeWhole } from './store-whole.ts';
export { claimUploads, releaseAllUploads, releaseUploads, useUploads } from './upload-uses.ts';
export { insertUploads } from './upload.queries.ts';
export { insertUses, type UploadFacts } from './use.queries.ts';

export const uploadsModule: Module = {
  name: 'uploads',
  routes: uploadRoutes,
  subscribers: () => uploadSubscribers,
  tasks: ({ storage }) => ({ 'remove-files': ({ keys }) => removeFiles(storage, keys) }),
  sweeps: [({ db }, now) => sweepOrphanUploads(db, now)],
  fileNames: ({ db }) => createUploadNamer(db),
  privateFiles: createPrivateFileFinder,
};
