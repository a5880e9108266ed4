export { createUploadNamer } from './name-upload.ts';
export { sweepOrphanUploads } from './sweep-orphan-uploads.ts';
export { uploadRoutes } from './uploads.routes.ts';
