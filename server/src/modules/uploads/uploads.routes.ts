import * as endpoints from '@zaojie/contract/uploads/upload.endpoints';
import { bind } from '../../frame/action.ts';
import { getChunkStatus } from './chunks/get-chunk-status.ts';
import { getFileAddress } from './private/get-file-address.ts';
import { uploadFile } from './upload-file.ts';

export const uploadRoutes = [
  bind(endpoints.uploadFile, uploadFile, { takesForms: true, callsOutside: true, pace: 'upload' }),
  bind(endpoints.getChunkStatus, getChunkStatus),
  bind(endpoints.getFileAddress, getFileAddress),
];
