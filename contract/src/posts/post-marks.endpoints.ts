import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, paged, pageQuery } from '../primitives.ts';
import { postErrors } from './post.errors.ts';

export const postMarks = { all: '全部', pinned: '置顶', essence: '精华' } as const;
export type PostMark = keyof typeof postMarks;
const markNames = Object.keys(postMarks) as [PostMark, ...PostMark[]];

export const postMoveNames = ['pin', 'unpin', 'praise', 'unpraise'] as const;
export type PostMove = (typeof postMoveNames)[number];

export const markedPost = z.object({
  id: z.int(),
  title: z.string(),
  cover_image: z.string(),
  author: z.object({ id: z.int(), nickname: z.string() }),
  circle: z.string(),
  is_top: z.boolean(),
  is_essence: z.boolean(),
  created_at: z.iso.datetime(),
});
export type MarkedPost = z.output<typeof markedPost>;

export const listMarkedPosts = endpoint({
  method: 'GET',
  path: '/admin/posts',
  access: 'admin',
  summary: '帖子，最新的在前；可以只看置顶或精华',
  query: pageQuery().extend({ mark: z.enum(markNames).catch('all').default('all') }),
  output: paged(markedPost).extend({ counts: z.object({ pinned: z.int(), essence: z.int() }) }),
});

export const markPost = endpoint({
  method: 'POST',
  path: '/admin/posts',
  access: 'admin',
  summary: '置顶、取消置顶、加精、取消加精；作者会收到通知，写进审计记录。重复做一次什么也不改变',
  body: z.object({ id: id('帖子不存在'), move: z.enum(postMoveNames, { error: '请选择怎么处理' }) }),
  output: markedPost,
  errors: [postErrors.notFound],
});
