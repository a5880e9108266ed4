import { declareError } from '../errors.ts';

export const commentErrors = {
  notFound: declareError('comment.not_found', 1606, '评论不存在或已删除'),
} as const;
