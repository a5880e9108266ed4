export { createUploadNamer } from './name-upload.ts';
export { storeWhole } from './store-whole.ts';
export { sweepOrphanUploads } from './sweep-orphan-uploads.ts';
export { uploadRoutes } from './uploads.routes.ts';
export { createUploadSubscribers } from './upload.subscribers.ts';
export { takeUnusedAmong } from './upload.queries.ts';
