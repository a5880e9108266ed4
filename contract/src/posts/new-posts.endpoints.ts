import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, idList, optionalId } from '../primitives.ts';

export const countNewPosts = endpoint({
  method: 'GET',
  path: '/posts/new-count',
  access: 'public',
  summary: '读到某条帖子之后，列表里又有多少条别人的新帖（最多数到 100）',
  query: z.object({
    /** The newest one that was read. */
    after_id: id('无效的帖子ID'),
    /** What is recommended isn't ordered by age, so nothing is new in it. */
    filter: z.enum(['latest', 'all', 'follow']).catch('latest').default('latest'),
    tags: idList(limits.post.maxFilterTags),
    circle_id: optionalId,
  }),
  output: z.object({ count: z.int() }),
});
