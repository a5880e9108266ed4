import type { Module } from '../../frame/module.ts';
import { createPrivateFileFinder } from './private/find-private-file.ts';
import { createUploadNamer } from './name-upload.ts';
import { removeFiles } from './remove-files.ts';
import { sweepPieces } from './pieces/sweep-pieces.ts';
import { drawPreview } from './previews/draw-preview.task.ts';
import { sweepOrphanUploads } from './sweep-orphan-uploads.ts';
import { uploadSubscribers } from './upload.events.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { uploadExports } from './upload.export.ts';
import { eraseUploads } from './upload.eraser.ts';

export { addressFor, ANYBODY, type Signing } from './private/file-address.ts';
export { pictureAt } from './picture.sql.ts';
export { withLocalCopy } from './private/local-copy.ts';
export { withPictureOf } from './private/picture-of.ts';
export { insertCopy, withPublicCopy, type PublicCopy } from './private/public-copy.ts';
export { claimPrivateFile, withPrivateFile, type PrivateFileDraft } from './private/private-twin.ts';
export { claimPrivateFiles, withPrivateFiles } from './private/private-files.ts';
export { claimPieceUploads, getUploadFacts, type OriginalUpload } from './pieces/original.queries.ts';
export { withOriginal } from './pieces/store-original.ts';
export { originalView } from './pieces/original.view.ts';
export { makeProtectedPreview } from './previews/make-preview.ts';
export { listPreviews, type Preview } from './previews/preview.queries.ts';
export { keepArchive } from './keep-archive.ts';
export { sniffType } from './sniff-type.ts';
export { storeWhole } from './store-whole.ts';
export { claimUploads, releaseAllUploads, releaseUploads, useUploads } from './upload-uses.ts';
export { insertUploads } from './upload.queries.ts';
export { showableName } from './upload.rules.ts';
export { addReader, insertUses, type UploadFacts } from './use.queries.ts';

export const uploadsModule: Module = {
  name: 'uploads',
  erasers: [eraseUploads],
  exports: uploadExports,
  routes: uploadRoutes,
  subscribers: () => uploadSubscribers,
  tasks: (services) => ({
    'remove-files': ({ keys }) => removeFiles(services.storage, keys),
    'draw-preview': (place, signal) => drawPreview(services, place, signal),
  }),
  sweeps: [({ db }, now) => sweepOrphanUploads(db, now), ({ db }, now) => sweepPieces(db, now)],
  fileNames: ({ db }) => createUploadNamer(db),
  privateFiles: createPrivateFileFinder,
};
