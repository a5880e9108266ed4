import { declareError } from '../errors.ts';

export const userErrors = {
  notFound: declareError('user.not_found', 1301, '用户不存在'),
  followSelf: declareError('follow.self', 1302, '不能关注自己'),
  blockSelf: declareError('block.self', 1303, '不能拉黑自己'),
} as const;
