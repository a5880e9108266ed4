import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, paged, pageQuery } from '../primitives.ts';
import { gameBuildErrors, gameErrors, gamePurchaseErrors } from './game.errors.ts';
import { acquireForm } from './game-forms.schemas.ts';
import { gameLimits } from './game-limits.ts';
import { gameBuild, gameId, gamePurchase, ownedGame } from './game.schemas.ts';

const owned = z.object({ purchase: gamePurchase, builds: z.array(gameBuild) });

export const acquireGame = endpoint({
  method: 'POST',
  path: '/game/acquire',
  access: 'member',
  summary:
    '获取游戏：免费的直接归入我的游戏，收费的从钱包的可用余额支付，款项保留2小时；已经获取过的再次调用不会重复扣款。price 为看到的价格，变了就不扣',
  body: acquireForm,
  output: owned,
  errors: [
    gameErrors.notFound,
    gameErrors.refused,
    gamePurchaseErrors.own,
    gamePurchaseErrors.nothingToGet,
    gamePurchaseErrors.priceChanged,
    gamePurchaseErrors.balanceShort,
  ],
});

export const refundGame = endpoint({
  method: 'POST',
  path: '/game/refund',
  access: 'member',
  summary: '退款：购买后2小时内、没有下载过，全部退回可用余额',
  body: z.object({ id: gameId() }),
  output: z.object({ purchase: gamePurchase }),
  errors: [
    gamePurchaseErrors.notOwned,
    gamePurchaseErrors.downloaded,
    gamePurchaseErrors.tooLate,
    gamePurchaseErrors.nothingPaid,
  ],
});

export const listMyGames = endpoint({
  method: 'GET',
  path: '/game/mine',
  access: 'member',
  summary: '我的游戏：获取过的，最近的在前；下架了的也还在',
  query: pageQuery(gameLimits.pageSize),
  output: paged(ownedGame),
});

export const downloadGame = endpoint({
  method: 'POST',
  path: '/game/download',
  access: 'member',
  summary: '下载一个文件：返回只给自己用、很快过期的地址，打开即是文件本身；下载过就不能退款',
  body: z.object({ build_id: id('无效的文件ID') }),
  output: z.object({ url: z.string(), name: z.string(), size: z.int(), sha256: z.string() }),
  errors: [gameBuildErrors.notFound, gameBuildErrors.notOwned],
});
