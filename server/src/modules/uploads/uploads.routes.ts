import * as endpoints from '@zaojie/contract/uploads/upload.endpoints';
import { bind } from '../../http/bind.ts';
import { getChunkStatus } from './get-chunk-status.ts';
import { uploadFile } from './upload-file.ts';

export const uploadRoutes = [
  bind(endpoints.uploadFile, uploadFile, { takesForms: true }),
  bind(endpoints.getChunkStatus, getChunkStatus),
];
