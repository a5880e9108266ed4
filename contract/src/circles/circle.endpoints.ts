import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, keyword, pageQuery } from '../primitives.ts';
import { circleErrors } from './circle.errors.ts';
import { circle, circleLabel, circlePage } from './circle.schemas.ts';

export const listCircles = endpoint({
  method: 'GET',
  path: '/posts/circles',
  access: 'public',
  summary: '圈子列表，可按名称筛选，帖子多的在前',
  query: pageQuery(limits.circle.listSize).extend({ keyword }),
  output: circlePage,
});

export const getCircle = endpoint({
  method: 'GET',
  path: '/posts/circle',
  access: 'public',
  summary: '一个圈子和相近的圈子',
  query: z.object({ id: id('无效的圈子ID') }),
  output: circle.extend({ related: z.array(circleLabel) }),
  errors: [circleErrors.notFound],
});

export const toggleJoinCircle = endpoint({
  method: 'POST',
  path: '/posts/joinCircle',
  access: 'member',
  summary: '加入或退出圈子',
  body: z.object({ circle_id: id('无效的圈子ID') }),
  output: z.object({ is_joined: z.boolean(), members_count: z.int() }),
  errors: [circleErrors.notFound],
});
