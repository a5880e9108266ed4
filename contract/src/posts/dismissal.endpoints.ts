import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { postErrors } from './post.errors.ts';

const body = z.object({ post_id: id('无效的帖子ID') });
const output = z.object({ is_dismissed: z.boolean() });

export const dismissPost = endpoint({
  method: 'POST',
  path: '/posts/dismiss',
  access: 'member',
  summary: '不感兴趣：帖子不再出现在自己的列表里，同作者、同标签的少推荐',
  body,
  output,
  errors: [postErrors.notFound],
});

export const undismissPost = endpoint({
  method: 'POST',
  path: '/posts/undismiss',
  access: 'member',
  summary: '撤销不感兴趣',
  body,
  output,
});
