import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, id, pageQuery } from '../primitives.ts';
import { gameCommentErrors, gameErrors } from './game.errors.ts';
import { gameComment, gameCommentForm, gameCommentPage, gameReplyPage } from './game-comment.schemas.ts';
import { gameLimits } from './game-limits.ts';
import { gameCommentOrderNames } from './game-words.ts';
import { gameCategories, gameDetail, gameId, gamePage, gameQuery } from './game.schemas.ts';

const gameChoice = z.object({ id: gameId() });

export const getGame = endpoint({
  method: 'POST',
  path: '/game/detail',
  access: 'public',
  summary: '游戏详情：截图、评分分布、文件、更新、开发者、相近的游戏；谁都可以看，只计一次浏览',
  body: gameChoice,
  output: gameDetail,
  errors: [gameErrors.notFound],
});

export const listGames = endpoint({
  method: 'GET',
  path: '/game/index',
  access: 'public',
  summary:
    '游戏列表：game_type、platform 为逗号连接的 id（同一类里任一即可），price_min、price_max 为元，order 排序；user_id 只看一位开发者的',
  query: gameQuery,
  output: gamePage,
});

export const listGameCategories = endpoint({
  method: 'GET',
  path: '/game/categories',
  access: 'public',
  summary: '筛选项：类型、平台、排序，各有多少款，以及价格的上下限（元）',
  output: gameCategories,
});

export const listGameComments = endpoint({
  method: 'GET',
  path: '/game/comments',
  access: 'public',
  summary: '游戏的评论，每条带最早的几条回复；可只看某个评分 rating，按 order=useful|new 排序',
  query: pageQuery(gameLimits.commentsPageSize).extend({
    id: gameId(),
    cursor,
    order: z.enum(gameCommentOrderNames).catch('useful').default('useful'),
    rating: z
      .unknown()
      .optional()
      .transform((raw) => (/^[1-5]$/.test(String(raw)) ? Number(raw) : null))
      .meta({ type: 'integer', minimum: 1, maximum: gameLimits.ratingMax }),
  }),
  output: gameCommentPage,
  errors: [gameErrors.notFound],
});

const commentId = id('无效的评论ID');

export const listGameReplies = endpoint({
  method: 'GET',
  path: '/game/replies',
  access: 'public',
  summary: '一条游戏评论的全部回复，最早的在前',
  query: pageQuery().extend({ comment_id: commentId, cursor }),
  output: gameReplyPage,
  errors: [gameCommentErrors.notFound],
});

export const addGameComment = endpoint({
  method: 'POST',
  path: '/game/addComment',
  access: 'member',
  summary: '评论、评分或回复；每人每款游戏一个评分，再次评分替换原来的评分和文字',
  body: gameCommentForm,
  output: gameComment,
  errors: [gameErrors.notFound, gameErrors.refused, gameCommentErrors.notFound, gameCommentErrors.ownRating],
});

export const likeGameComment = endpoint({
  method: 'POST',
  path: '/game/likeComment',
  access: 'member',
  summary: '切换对游戏评论的赞',
  body: z.object({ comment_id: commentId }),
  output: z.object({ is_liked: z.boolean(), like_count: z.int() }),
  errors: [gameCommentErrors.notFound],
});

export const deleteGameComment = endpoint({
  method: 'POST',
  path: '/game/deleteComment/{id}',
  access: 'member',
  summary: '删除自己的游戏评论，连同它的评分和回复',
  params: z.object({ id: commentId }),
  output: z.object({ comment_count: z.int(), rating: z.number(), rating_count: z.int() }),
  errors: [gameCommentErrors.notFound],
});

export const likeGame = endpoint({
  method: 'POST',
  path: '/game/like',
  access: 'member',
  summary: '切换想玩',
  body: gameChoice,
  output: z.object({ is_liked: z.boolean(), like_count: z.int() }),
  errors: [gameErrors.notFound],
});

export const openGame = endpoint({
  method: 'POST',
  path: '/game/open',
  access: 'public',
  summary: '打开开发者的链接：计入游玩数，返回地址',
  body: gameChoice,
  output: z.object({ link: z.string() }),
  errors: [gameErrors.notFound],
});
