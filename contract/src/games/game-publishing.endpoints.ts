import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, paged, pageQuery } from '../primitives.ts';
import { uploadErrors } from '../uploads/upload.errors.ts';
import { gameBuildErrors, gameErrors } from './game.errors.ts';
import { buildForm, gameEdit, gameForm, priceForm, verdictForm } from './game-forms.schemas.ts';
import { gameLimits } from './game-limits.ts';
import { gameStatusNames } from './game-words.ts';
import { gameBuild, gameDetail, gameId, ownGame, pendingGame } from './game.schemas.ts';

const gameChoice = z.object({ id: gameId() });
const status = z.enum(gameStatusNames).nullable().catch(null).default(null);
const fileErrors = [gameErrors.foreignImage, gameErrors.foreignVideo];

export const listPublishedGames = endpoint({
  method: 'GET',
  path: '/game/published',
  access: 'member',
  summary: '我发布的游戏，包括草稿，最近改动的在前；可按状态筛选',
  query: pageQuery(gameLimits.pageSize).extend({ status }),
  output: paged(ownGame),
});

export const createGame = endpoint({
  method: 'POST',
  path: '/game/create',
  access: 'member',
  summary: '建一个游戏草稿；只有名称是必填的，其余发布前补齐',
  body: gameForm,
  output: gameDetail,
  errors: [gameErrors.tooManyGames, ...fileErrors],
});

export const editGame = endpoint({
  method: 'POST',
  path: '/game/edit',
  access: 'member',
  summary: '编辑自己的游戏，没带的不变；已发布的改动里有敏感词时会重新审核',
  body: gameEdit,
  output: gameDetail,
  errors: [gameErrors.notFound, gameErrors.wrongState, gameErrors.incomplete, ...fileErrors],
});

export const publishGame = endpoint({
  method: 'POST',
  path: '/game/publish',
  access: 'member',
  summary: '发布自己的游戏；有敏感词的先由管理员审核',
  body: gameChoice,
  output: gameDetail,
  errors: [gameErrors.notFound, gameErrors.wrongState, gameErrors.incomplete],
});

export const withdrawGame = endpoint({
  method: 'POST',
  path: '/game/withdraw',
  access: 'member',
  summary: '下架自己的游戏，或撤回审核；获取过的人仍可下载',
  body: gameChoice,
  output: gameDetail,
  errors: [gameErrors.notFound, gameErrors.wrongState],
});

export const deleteGame = endpoint({
  method: 'POST',
  path: '/game/delete',
  access: 'member',
  summary: '删除自己的游戏：不在架上、也没有人获取过的才可以',
  body: gameChoice,
  output: z.object({ id: z.int() }),
  errors: [gameErrors.notFound, gameErrors.wrongState, gameErrors.hasOwners],
});

export const setGamePrice = endpoint({
  method: 'POST',
  path: '/game/price',
  access: 'member',
  summary: '改价；已经购买的不受影响',
  body: priceForm,
  output: z.object({ id: z.int(), price: z.number() }),
  errors: [gameErrors.notFound],
});

export const addGameBuild = endpoint({
  method: 'POST',
  path: '/game/addBuild',
  access: 'member',
  summary: '放上一个版本文件：upload_id 是 /upload/begin（purpose=game）、piece、finish 传完的文件',
  body: buildForm,
  output: gameBuild,
  errors: [gameErrors.notFound, gameBuildErrors.tooMany, uploadErrors.notFound],
});

export const removeGameBuild = endpoint({
  method: 'POST',
  path: '/game/removeBuild',
  access: 'member',
  summary: '去掉自己的一个版本文件',
  body: z.object({ build_id: id('无效的文件ID') }),
  output: z.object({ build_id: z.int() }),
  errors: [gameBuildErrors.notFound, gameBuildErrors.lastOne],
});

export const listGamesToReview = endpoint({
  method: 'GET',
  path: '/admin/games',
  access: 'admin',
  summary: '等待审核的游戏，最早提交的在前；带上命中的敏感词',
  query: pageQuery(gameLimits.pageSize),
  output: paged(pendingGame),
});

export const reviewGame = endpoint({
  method: 'POST',
  path: '/admin/games',
  access: 'admin',
  summary: '审核一款游戏：approve 通过并上架，reject 退回，hold 把已上架的收回审核；后两个要写理由',
  body: verdictForm,
  output: pendingGame,
  errors: [gameErrors.notFound, gameErrors.wrongState],
});
