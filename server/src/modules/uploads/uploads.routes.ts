import { limits } from '@zaojie/contract/limits';
import * as pieces from '@zaojie/contract/uploads/piece.endpoints';
import * as endpoints from '@zaojie/contract/uploads/upload.endpoints';
import { bind } from '../../frame/action.ts';
import { getChunkStatus } from './chunks/get-chunk-status.ts';
import { getFileAddress } from './private/get-file-address.ts';
import { beginPieceUpload } from './pieces/begin-upload.ts';
import { cancelPieceUpload } from './pieces/cancel-upload.ts';
import { finishPieceUpload } from './pieces/finish-upload.ts';
import { getPieceProgress } from './pieces/get-progress.ts';
import { sendPiece } from './pieces/send-piece.ts';
import { uploadFile } from './upload-file.ts';

export const uploadRoutes = [
  bind(endpoints.uploadFile, uploadFile, { takesForms: true, callsOutside: true, pace: 'upload' }),
  bind(endpoints.getChunkStatus, getChunkStatus),
  bind(endpoints.getFileAddress, getFileAddress),
  bind(pieces.beginPieceUpload, beginPieceUpload, { pace: 'upload' }),
  bind(pieces.sendPiece, sendPiece, {
    takesBytes: limits.pieces.pieceBytes,
    callsOutside: true,
    pace: 'upload',
  }),
  bind(pieces.getPieceProgress, getPieceProgress),
  bind(pieces.finishPieceUpload, finishPieceUpload, { callsOutside: true, pace: 'upload' }),
  bind(pieces.cancelPieceUpload, cancelPieceUpload, { pace: 'upload' }),
];
