import { declareError } from '../errors.ts';

export const circleErrors = {
  notFound: declareError('circle.not_found', 1511, '圈子不存在'),
  nameTaken: declareError('circle.name_taken', 2977, '已经有叫这个名字的圈子'),
  foreignPicture: declareError('circle.foreign_picture', 2978, '图片地址不正确，请先上传'),
  tooMany: declareError('circle.too_many', 2979, '圈子太多了，先隐藏一些'),
} as const;
