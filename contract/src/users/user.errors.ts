import { declareError } from '../errors.ts';

export const userErrors = {
  notFound: declareError('user.not_found', 1301, '用户不存在'),
  followSelf: declareError('follow.self', 1302, '不能关注自己'),
  followBlocked: declareError('follow.blocked', 1304, '你已拉黑对方，请先移出黑名单'),
  blockSelf: declareError('block.self', 1303, '不能拉黑自己'),
  foreignPicture: declareError('user.foreign_picture', 1305, '图片地址不正确，请先上传自己的图片'),
} as const;
