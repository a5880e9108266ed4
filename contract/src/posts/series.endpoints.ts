import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { within } from '../proxies/proxy-words.ts';
import { id, optionalId } from '../primitives.ts';
import { postErrors } from './post.errors.ts';
import { seriesErrors } from './series.errors.ts';
import { series, seriesDetail, seriesEdit, seriesForm, seriesPicture } from './series.schemas.ts';

const postId = () => id('无效的帖子ID');
const seriesId = () => id('无效的合集ID');
const params = z.object({ id: seriesId() });

export const listSeries = endpoint({
  method: 'GET',
  path: '/posts/series',
  access: 'public',
  actFor: within('posts'),
  summary: '某人的合集，最近添加过帖子的在前；空的只有自己看得到。带帖子ID时说明它在哪个里',
  query: z.object({ user_id: id('无效的用户ID'), post_id: optionalId }),
  output: z.object({ data: z.array(series) }),
});

export const getSeries = endpoint({
  method: 'GET',
  path: '/posts/series/detail',
  access: 'public',
  summary: '合集和里面的帖子，按阅读顺序',
  query: z.object({ id: seriesId() }),
  output: seriesDetail,
  errors: [seriesErrors.notFound],
});

export const listSeriesPictures = endpoint({
  method: 'GET',
  path: '/posts/series/pictures',
  access: 'member',
  summary: '自己合集里的图片，按阅读顺序，用来选封面',
  query: z.object({ id: seriesId() }),
  output: z.object({ data: z.array(seriesPicture) }),
  errors: [seriesErrors.notFound],
});

export const addSeries = endpoint({
  method: 'POST',
  path: '/posts/series/add',
  access: 'member',
  summary: '新建合集，可以同时放进一篇自己的帖子',
  body: seriesForm.extend({ post_id: optionalId }),
  output: z.object({ id: z.int() }),
  errors: [seriesErrors.tooMany, postErrors.notFound],
});

export const editSeries = endpoint({
  method: 'POST',
  path: '/posts/series/edit/{id}',
  access: 'member',
  summary: '改合集的标题、简介和封面，没有提交的部分不变',
  params,
  body: seriesEdit,
  output: z.object({ id: z.int() }),
  errors: [seriesErrors.notFound, seriesErrors.coverMissing],
});

export const deleteSeries = endpoint({
  method: 'POST',
  path: '/posts/series/del/{id}',
  access: 'member',
  summary: '删除合集，里面的帖子留着',
  params,
  output: z.object({}),
  errors: [seriesErrors.notFound],
});

export const addToSeries = endpoint({
  method: 'POST',
  path: '/posts/series/posts/add',
  access: 'member',
  summary: '把自己的帖子放到合集末尾；原来在别的合集里的，从那里移过来',
  body: z.object({ series_id: seriesId(), post_id: postId() }),
  output: z.object({ posts_count: z.int() }),
  errors: [seriesErrors.notFound, seriesErrors.full, postErrors.notFound],
});

export const removeFromSeries = endpoint({
  method: 'POST',
  path: '/posts/series/posts/del',
  access: 'member',
  summary: '把自己的帖子移出它所在的合集',
  body: z.object({ post_id: postId() }),
  output: z.object({}),
  errors: [postErrors.notFound],
});

export const orderSeries = endpoint({
  method: 'POST',
  path: '/posts/series/order/{id}',
  access: 'member',
  summary: '给合集里的帖子排序：按新的顺序列出全部帖子ID',
  params,
  body: z.object({
    post_ids: z.array(postId(), { error: '请列出全部帖子' }).max(limits.series.postsMost, '帖子太多了'),
  }),
  output: z.object({}),
  errors: [seriesErrors.notFound, seriesErrors.orderOutdated],
});
