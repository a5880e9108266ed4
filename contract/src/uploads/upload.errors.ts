import { declareError } from '../errors.ts';

export const uploadErrors = {
  missingFile: declareError('upload.missing_file', 1401, '请选择要上传的文件'),
  tooLarge: declareError('upload.too_large', 1402, '文件大小超过限制'),
  unsupportedType: declareError('upload.unsupported_type', 1403, '不支持的文件类型'),
  broken: declareError('upload.broken', 1404, '文件已损坏，无法读取'),
  tooManyPixels: declareError('upload.too_many_pixels', 1405, '图片像素过高，请缩小后再上传'),
  quota: declareError('upload.quota', 1406, '上传空间已用完'),
  chunkInvalid: declareError('upload.chunk_invalid', 1407, '分片上传失败，请重新上传'),
  storageFull: declareError('upload.storage_full', 1408, '存储空间不足，上传失败'),
} as const;

/** 'file size exceeds limit' and 'unsupported file type' as the screens say them. */
export const tooLargeMessage = (megabytes: number) => `文件大小超过限制，最大${megabytes}MB`;
export const unsupportedTypeMessage = (type: string) => `不支持的文件类型：${type}`;
