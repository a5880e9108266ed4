import { declareError } from '../errors.ts';

export const seriesErrors = {
  notFound: declareError('series.not_found', 3040, '合集不存在'),
  tooMany: declareError('series.too_many', 3041, '最多建50个合集'),
  full: declareError('series.full', 3042, '一个合集最多放200篇帖子'),
  coverMissing: declareError('series.cover_missing', 3121, '这张图不在合集的帖子里了，请换一张'),
  orderOutdated: declareError('series.order_outdated', 3043, '合集里的帖子有变动，请刷新后重新排序'),
} as const;
