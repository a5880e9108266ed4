import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, keyword, pageQuery } from '../primitives.ts';
import { tagErrors } from './tag.errors.ts';
import { tag, tagLabel, tagPage } from './tag.schemas.ts';

export const listTags = endpoint({
  method: 'GET',
  path: '/posts/tags',
  access: 'public',
  summary: '标签列表，可按名称筛选，帖子多的在前',
  query: pageQuery(limits.tag.listSize).extend({ keyword }),
  output: tagPage,
});

export const getTag = endpoint({
  method: 'GET',
  path: '/posts/tag',
  access: 'public',
  summary: '一个标签和与它常一起出现的标签',
  query: z.object({ id: id('无效的标签ID') }),
  output: tag.extend({ followers_count: z.int(), related: z.array(tagLabel) }),
  errors: [tagErrors.notFound],
});

export const toggleFollowTag = endpoint({
  method: 'POST',
  path: '/posts/followTag',
  access: 'member',
  summary: '切换对标签的关注',
  body: z.object({ tag_id: id('无效的标签ID') }),
  output: z.object({ is_followed: z.boolean(), followers_count: z.int() }),
  errors: [tagErrors.notFound],
});
