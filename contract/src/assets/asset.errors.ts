import { declareError } from '../errors.ts';
import { assetLimits } from './asset-words.ts';

export const assetErrors = {
  notFound: declareError('asset.not_found', 2600, '素材不存在或已下架'),
  wrongState: declareError(
    'asset.wrong_state',
    2601,
    '素材当前的状态不能进行此操作',
    200,
    '素材{status}，不能进行此操作',
  ),
  foreignFile: declareError('asset.foreign_file', 2602, '文件不存在或已过期，请重新上传'),
  fileUsed: declareError('asset.file_used', 2603, '这个文件已经属于另一件素材'),
  foreignPicture: declareError('asset.foreign_picture', 2604, '预览图地址不正确，请先上传自己的图片'),
  escapingArchive: declareError(
    'asset.escaping_archive',
    2605,
    '压缩包里有越出目录的路径，请重新打包后再上传',
  ),
  archiveBomb: declareError('asset.archive_bomb', 2606, '压缩包解开后过大，请拆小后再上传'),
  versionTaken: declareError('asset.version_taken', 2607, '这个版本号已经用过，请换一个'),
  tooManyVersions: declareError(
    'asset.too_many_versions',
    2608,
    `一件素材最多${assetLimits.versionsMost}个版本`,
  ),
  commentNotFound: declareError('asset.comment_not_found', 2609, '评论不存在或已删除'),
  fileGone: declareError('asset.file_gone', 2610, '这个版本的文件已经不在了'),
} as const;
