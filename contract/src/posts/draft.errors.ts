import { declareError } from '../errors.ts';

export const draftErrors = {
  notFound: declareError('draft.not_found', 3005, '草稿不存在或已删除'),
  tooMany: declareError('draft.too_many', 3006, '草稿箱最多放30份，请先删除不要的'),
} as const;
