import { declareError } from '../errors.ts';
import { gameLimits } from './game-limits.ts';

/** Drafts of others, games taken down and games that never were look the same. */
export const gameErrors = {
  notFound: declareError('game.not_found', 2501, '游戏不存在或已下架'),
  wrongState: declareError(
    'game.wrong_state',
    2502,
    '游戏当前的状态不能进行此操作',
    200,
    '游戏{status}，不能进行此操作',
  ),
  incomplete: declareError('game.incomplete', 2503, '还有内容没有填写', 200, '发布前还需要：{missing}'),
  foreignImage: declareError('game.foreign_image', 2504, '图片地址不正确，请先上传自己的图片'),
  foreignVideo: declareError('game.foreign_video', 2505, '视频地址不正确，请先上传自己的视频'),
  tooManyGames: declareError('game.too_many', 2506, `最多只能建${gameLimits.gamesMost}款游戏`),
  hasOwners: declareError('game.has_owners', 2507, '已经有人获取过，只能下架，不能删除'),
  refused: declareError('game.refused', 2508, '对方暂时不接受你的互动'),
} as const;

export const gameCommentErrors = {
  notFound: declareError('game_comment.not_found', 2511, '评论不存在或已删除'),
  ownRating: declareError('game_comment.own_rating', 2512, '不能给自己的游戏评分'),
} as const;

export const gameBuildErrors = {
  notFound: declareError('game_build.not_found', 2521, '文件不存在'),
  tooMany: declareError(
    'game_build.too_many',
    2522,
    `最多保留${gameLimits.buildsMax}个版本文件，请先删除旧的`,
  ),
  notOwned: declareError('game_build.not_owned', 2523, '获取游戏后才能下载'),
  lastOne: declareError('game_build.last_one', 2524, '在售的游戏至少要留一个文件，可以先下架'),
} as const;

export const gamePurchaseErrors = {
  own: declareError('game_purchase.own', 2531, '自己的游戏不用购买，可以直接下载'),
  nothingToGet: declareError('game_purchase.nothing_to_get', 2532, '这款游戏还没有可以获取的内容'),
  /** Its data: price. */
  priceChanged: declareError(
    'game_purchase.price_changed',
    2533,
    '价格有变化，请确认后再购买',
    200,
    '价格已变为 ¥{price}，请确认后再购买',
  ),
  /** Its data: missing. */
  balanceShort: declareError(
    'game_purchase.balance_short',
    2534,
    '可用余额不足',
    200,
    '可用余额不足，还差 ¥{missing}',
  ),
  notOwned: declareError('game_purchase.not_owned', 2535, '你还没有获取这款游戏'),
  downloaded: declareError('game_purchase.downloaded', 2536, '已经下载过，不能退款'),
  tooLate: declareError('game_purchase.too_late', 2537, `购买已超过${gameLimits.refundHours}小时，不能退款`),
  nothingPaid: declareError('game_purchase.nothing_paid', 2538, '免费获取的游戏不需要退款'),
} as const;
