import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { post } from '../posts/post.schemas.ts';
import { cursor, id, paged, pageQuery } from '../primitives.ts';
import { userErrors } from '../users/user.errors.ts';
import { about, personCard, profile, profileStats, workPage } from './profile.schemas.ts';

const userId = id('无效的用户ID');
const { activitiesSize, showcaseSize } = limits.profile;

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile/basic',
  access: 'public',
  summary: '个人主页的资料；不带 user_id 时是自己的',
  query: z.object({ user_id: userId.optional() }),
  output: profile,
  errors: [userErrors.notFound],
});

export const getPersonCard = endpoint({
  method: 'GET',
  path: '/profile/card',
  access: 'public',
  summary: '名片：头像、名字、认证、一句话、数目、接稿状态和起价',
  query: z.object({ user_id: userId }),
  output: personCard,
  errors: [userErrors.notFound],
});

export const getSocialStats = endpoint({
  method: 'GET',
  path: '/profile/socialStats',
  access: 'public',
  summary: '关注、粉丝、帖子、作品和获赞的数目',
  query: z.object({ user_id: userId }),
  output: profileStats,
  errors: [userErrors.notFound],
});

export const listActivities = endpoint({
  method: 'GET',
  path: '/profile/activities',
  access: 'public',
  summary: '一个人的帖子，最新的在前',
  query: pageQuery(activitiesSize).extend({ user_id: userId, cursor }),
  output: paged(post),
  errors: [userErrors.notFound],
});

export const listShowcase = endpoint({
  method: 'GET',
  path: '/profile/showcase',
  access: 'public',
  summary: '一个人的作品：自己整理的作品，按其排列的顺序；没有整理过的，是带图的帖子，最新的在前',
  query: pageQuery(showcaseSize).extend({ user_id: userId, cursor }),
  output: workPage,
  errors: [userErrors.notFound],
});

export const getAbout = endpoint({
  method: 'GET',
  path: '/profile/about',
  access: 'public',
  summary: '关于一个人：城市、介绍、擅长、工具、链接、认证和信用',
  query: z.object({ user_id: userId }),
  output: about,
  errors: [userErrors.notFound],
});
