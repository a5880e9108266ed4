import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, id, keyword, pageQuery } from '../primitives.ts';
import { userErrors } from './user.errors.ts';
import { userChanges } from './user-changes.schemas.ts';
import { blockedPage, blockState, followState, publicUser, userPage } from './user.schemas.ts';

const userId = z.object({ id: id('无效的用户ID') });

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user/{id}',
  alsoAt: ['/user/{id}'],
  access: 'public',
  summary: '查看用户的公开资料',
  params: userId,
  output: publicUser,
  errors: [userErrors.notFound],
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/user/{id}',
  alsoAt: ['/user/{id}'],
  access: 'member',
  summary: '修改自己的资料：昵称、头像、简介、背景、城市、关于我、擅长、工具、链接；不能改的字段会按名字拒绝',
  params: userId,
  body: userChanges,
  output: publicUser,
  errors: [userErrors.notFound, userErrors.foreignPicture],
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  alsoAt: ['/users'],
  access: 'public',
  summary: '用户列表，可按昵称或用户名里的任何一段筛选',
  query: pageQuery().extend({ keyword }),
  output: userPage,
});

export const listFollowing = endpoint({
  method: 'GET',
  path: '/api/user/following/{id}',
  alsoAt: ['/user/following/{id}'],
  access: 'public',
  summary: '一个用户关注的人，最近加入的在前',
  params: userId,
  query: pageQuery().extend({ cursor }),
  output: userPage,
  errors: [userErrors.notFound],
});

export const listFollowers = endpoint({
  method: 'GET',
  path: '/api/user/followers/{id}',
  alsoAt: ['/user/followers/{id}'],
  access: 'public',
  summary: '关注一个用户的人，最近关注的在前',
  params: userId,
  query: pageQuery().extend({ cursor }),
  output: userPage,
  errors: [userErrors.notFound],
});

export const followUser = endpoint({
  method: 'POST',
  path: '/api/user/follow/{id}',
  alsoAt: ['/user/follow/{id}'],
  access: 'member',
  summary: '关注用户',
  params: userId,
  output: followState,
  errors: [userErrors.notFound, userErrors.followSelf, userErrors.followBlocked],
});

export const unfollowUser = endpoint({
  method: 'POST',
  path: '/api/user/unfollow/{id}',
  alsoAt: ['/user/unfollow/{id}'],
  access: 'member',
  summary: '取消关注用户',
  params: userId,
  output: followState,
  errors: [userErrors.notFound, userErrors.followSelf],
});

export const toggleFollow = endpoint({
  method: 'POST',
  path: '/api/user/toggle-follow/{id}',
  alsoAt: ['/user/toggle-follow/{id}'],
  access: 'member',
  summary: '切换关注状态；data 里再带一份 code 和 msg',
  params: userId,
  output: followState.extend({ code: z.int(), msg: z.string() }),
  errors: [userErrors.notFound, userErrors.followSelf, userErrors.followBlocked],
});

const blockForm = z.object({ user_id: id('无效的用户ID') });

export const listBlocked = endpoint({
  method: 'GET',
  path: '/user/blacklist',
  access: 'member',
  summary: '自己的黑名单，最近拉黑的在前',
  query: pageQuery().extend({ cursor }),
  output: blockedPage,
});

export const blockUser = endpoint({
  method: 'POST',
  path: '/user/block',
  access: 'member',
  summary: '拉黑用户；双方的关注随之取消',
  body: blockForm,
  output: blockState,
  errors: [userErrors.notFound, userErrors.blockSelf],
});

export const unblockUser = endpoint({
  method: 'POST',
  path: '/user/unblock',
  access: 'member',
  summary: '移出黑名单；取消了的关注不会恢复',
  body: blockForm,
  output: blockState,
  errors: [userErrors.notFound, userErrors.blockSelf],
});
