import { declareError } from '../errors.ts';
import { limits } from '../limits.ts';

export const workErrors = {
  notFound: declareError('work.not_found', 2201, '作品不存在'),
  foreignPicture: declareError('work.foreign_picture', 2202, '图片地址不正确，请先上传自己的图片'),
  tooMany: declareError('work.too_many', 2203, `最多只能放${limits.work.most}件作品`),
  alreadyThere: declareError('work.already_there', 2204, '这张图片已经在作品里了'),
  foreignPost: declareError('work.foreign_post', 2205, '只能关联自己的帖子'),
  barred: declareError('work.barred', 2961, '这件作品被管理员隐藏了，暂时不能公开'),
} as const;
