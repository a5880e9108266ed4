import { declareError } from '../errors.ts';
import { assetLimits } from './asset-words.ts';

const { collectionsMost, collectionSizeMost } = assetLimits;

export const collectionErrors = {
  notFound: declareError('collection.not_found', 3100, '合集不存在或没有公开'),
  titleTaken: declareError('collection.title_taken', 3101, '已经有同名的合集'),
  tooMany: declareError('collection.too_many', 3102, `最多建${collectionsMost}个合集`),
  full: declareError('collection.full', 3103, `一个合集最多放${collectionSizeMost}件素材`),
} as const;
