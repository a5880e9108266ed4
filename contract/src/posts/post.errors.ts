import { declareError } from '../errors.ts';

export const postErrors = {
  notFound: declareError('post.not_found', 1601, '帖子不存在或已删除'),
  emptyContent: declareError('post.empty_content', 1602, '请输入内容'),
  foreignImage: declareError('post.foreign_image', 1603, '图片地址不正确'),
  circleNotFound: declareError('post.circle_not_found', 1604, '圈子不存在'),
  tagInvalid: declareError('post.tag_invalid', 1605, '标签不正确'),
  tooComplex: declareError('post.too_complex', 1607, '内容过长或格式过于复杂'),
  sourceMissing: declareError('post.source_missing', 3000, '转载要填写来源链接'),
} as const;
