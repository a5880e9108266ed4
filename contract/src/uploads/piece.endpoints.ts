import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { proxyScopeNames, within } from '../proxies/proxy-words.ts';
import { pieceErrors } from './piece.errors.ts';
import {
  beginRequest,
  originalFile,
  pieceProgress,
  pieceQuery,
  pieceStanding,
  pieceUploadParams,
} from './piece.schemas.ts';
import { uploadErrors } from './upload.errors.ts';

/** A large file comes in pieces of one size, one after the other; the last one is what is left. */
export const beginPieceUpload = endpoint({
  method: 'POST',
  path: '/upload/begin',
  access: 'member',
  actFor: within(...proxyScopeNames),
  summary: '开始分片上传一个原样保存的文件',
  body: beginRequest,
  output: pieceStanding,
  errors: [uploadErrors.tooLarge, uploadErrors.quota, pieceErrors.executable, pieceErrors.tooManyOpen],
});

/** The same piece again changes nothing; one that doesn't follow what is there is refused with where it stands. */
export const sendPiece = endpoint({
  method: 'POST',
  path: '/upload/piece/{id}',
  access: 'member',
  actFor: within(...proxyScopeNames),
  summary: '上传一个分片（application/octet-stream），offset 为它在文件中的位置',
  params: pieceUploadParams,
  query: pieceQuery,
  body: z.object({ file: z.unknown().optional().meta({ type: 'string', format: 'binary' }) }),
  output: pieceStanding,
  errors: [
    uploadErrors.missingFile,
    uploadErrors.storageFull,
    pieceErrors.notFound,
    pieceErrors.wrongOffset,
    pieceErrors.wrongSize,
    pieceErrors.otherBytes,
    pieceErrors.executable,
  ],
});

export const getPieceProgress = endpoint({
  method: 'GET',
  path: '/upload/progress/{id}',
  access: 'member',
  actFor: within(...proxyScopeNames),
  summary: '分片上传的进度，供中断后继续；已完成时带上文件',
  params: pieceUploadParams,
  output: pieceProgress,
  errors: [pieceErrors.notFound],
});

/** Makes the file of its pieces. Asked again, it answers the same. */
export const finishPieceUpload = endpoint({
  method: 'POST',
  path: '/upload/finish/{id}',
  access: 'member',
  actFor: within(...proxyScopeNames),
  summary: '合并分片，得到文件',
  params: pieceUploadParams,
  output: originalFile,
  errors: [
    uploadErrors.storageFull,
    pieceErrors.notFound,
    pieceErrors.incomplete,
    pieceErrors.executable,
    pieceErrors.finishing,
  ],
});

/** Also of a finished one, as long as nothing uses the file. */
export const cancelPieceUpload = endpoint({
  method: 'POST',
  path: '/upload/cancel/{id}',
  access: 'member',
  actFor: within(...proxyScopeNames),
  summary: '取消分片上传，丢弃已收到的内容',
  params: pieceUploadParams,
  output: z.object({}),
  errors: [pieceErrors.notFound],
});
