import { declareError } from '../errors.ts';
import { limits } from '../limits.ts';

export const uploadErrors = {
  missingFile: declareError('upload.missing_file', 1401, '请选择要上传的文件'),
  tooLarge: declareError(
    'upload.too_large',
    1402,
    '文件大小超过限制',
    200,
    '文件大小超过限制，最大{megabytes}MB',
  ),
  unsupportedType: declareError(
    'upload.unsupported_type',
    1403,
    '不支持的文件类型',
    200,
    '不支持的文件类型：{type}',
  ),
  broken: declareError('upload.broken', 1404, '文件已损坏，无法读取'),
  tooManyPixels: declareError('upload.too_many_pixels', 1405, '图片像素过高，请缩小后再上传'),
  quota: declareError('upload.quota', 1406, '上传空间已用完'),
  chunkInvalid: declareError('upload.chunk_invalid', 1407, '分片上传失败，请重新上传'),
  storageFull: declareError('upload.storage_full', 1408, '存储空间不足，上传失败'),
  sideTooLong: declareError(
    'upload.side_too_long',
    1410,
    `图片最长边超过 ${limits.upload.maxSide} 像素，请缩小后再上传`,
  ),
  animationTooLarge: declareError(
    'upload.animation_too_large',
    1411,
    '动图帧数过多或尺寸过大，请减少帧数或缩小后再上传',
  ),
  tooCostly: declareError('upload.too_costly', 1412, '图片处理耗时过长，请缩小或换一张再上传'),
  mismatch: declareError(
    'upload.mismatch',
    1413,
    '文件内容与扩展名不符',
    200,
    '文件内容不是{kind}：扩展名是 .{claimed}，实际是{actual}',
  ),
  cancelled: declareError('upload.cancelled', 1414, '上传已取消'),
  notFound: declareError('upload.not_found', 1409, '文件不存在'),
} as const;

/** What storing a file may be refused with. */
export const storingErrors = Object.values(uploadErrors).filter((error) => error !== uploadErrors.notFound);
