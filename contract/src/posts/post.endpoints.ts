import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { acts, within } from '../proxies/proxy-words.ts';
import { limits } from '../limits.ts';
import { cursor, id, idList, optionalId, paged, pageQuery } from '../primitives.ts';
import { userErrors } from '../users/user.errors.ts';
import { postErrors } from './post.errors.ts';
import { seriesErrors } from './series.errors.ts';
import { post, postDetail, postEdit, postForm, postLabel } from './post.schemas.ts';

const INVALID_ID = '无效的帖子ID';
const postIdQuery = z.object({ id: id(INVALID_ID) });
const postIdBody = z.object({ post_id: id(INVALID_ID) });

export const feedFilters = ['latest', 'all', 'follow', 'recommend'] as const;
export type FeedFilter = (typeof feedFilters)[number];

export const listPosts = endpoint({
  method: 'GET',
  path: '/posts/index',
  access: 'public',
  summary: '帖子流：最新、全部（置顶在前）、关注、推荐；可按标签和圈子筛选',
  query: pageQuery(limits.post.feedSize).extend({
    order: z.enum(['new', 'hot']).catch('new').default('new'),
    filter: z.enum(feedFilters).catch('latest').default('latest'),
    tags: idList(limits.post.maxFilterTags),
    circle_id: optionalId,
    user_id: optionalId,
    cursor,
  }),
  output: paged(post),
});

export const getPost = endpoint({
  method: 'GET',
  path: '/posts/detail',
  access: 'public',
  actFor: within('posts'),
  summary: '帖子详情',
  query: postIdQuery,
  output: postDetail,
  errors: [postErrors.notFound],
});

export const listRelatedPosts = endpoint({
  method: 'GET',
  path: '/posts/related',
  access: 'public',
  summary: '相关帖子',
  query: postIdQuery,
  output: z.object({ data: z.array(postLabel) }),
  errors: [postErrors.notFound],
});

const writeErrors = [
  postErrors.emptyContent,
  postErrors.tooComplex,
  postErrors.foreignImage,
  postErrors.circleNotFound,
  postErrors.tagInvalid,
  postErrors.sourceMissing,
  seriesErrors.notFound,
  seriesErrors.full,
  seriesErrors.tooMany,
];

export const addPost = endpoint({
  method: 'POST',
  path: '/posts/add',
  access: 'member',
  actFor: acts('posts', '发布帖子', 'post'),
  summary: '发布帖子',
  body: postForm,
  output: z.object({ id: z.int() }),
  errors: writeErrors,
});

export const editPost = endpoint({
  method: 'POST',
  path: '/posts/edit/{id}',
  access: 'member',
  actFor: acts('posts', '修改帖子', 'post'),
  summary: '编辑自己的帖子，没有提交的部分不变',
  params: z.object({ id: id(INVALID_ID) }),
  body: postEdit,
  output: post,
  errors: [postErrors.notFound, ...writeErrors],
});

export const deletePost = endpoint({
  method: 'POST',
  path: '/posts/del/',
  alsoAt: ['/posts/del'],
  access: 'member',
  actFor: acts('posts', '删除帖子'),
  summary: '删除自己的帖子',
  query: postIdQuery,
  output: z.object({}),
  errors: [postErrors.notFound],
});

export const likePost = endpoint({
  method: 'POST',
  path: '/posts/like',
  access: 'member',
  summary: '切换对帖子的赞',
  body: postIdBody,
  output: z.object({ is_liked: z.boolean(), like_count: z.int() }),
  errors: [postErrors.notFound],
});

export const sharePost = endpoint({
  method: 'POST',
  path: '/posts/share',
  access: 'public',
  summary: '记一次分享',
  body: postIdBody,
  output: z.object({ share_count: z.int() }),
  errors: [postErrors.notFound],
});

export const followAuthor = endpoint({
  method: 'POST',
  path: '/posts/follow',
  access: 'member',
  summary: '切换对作者的关注',
  body: z.object({ user_id: id('无效的用户ID') }),
  output: z.object({ is_followed: z.boolean(), followers_count: z.int() }),
  errors: [userErrors.notFound, userErrors.followSelf, userErrors.followBlocked],
});
