import type {
  deleteGame as deleteEndpoint,
  publishGame as publishEndpoint,
  setGamePrice as priceEndpoint,
  withdrawGame as withdrawEndpoint,
} from '@zaojie/contract/games/game-publishing.endpoints';
import { yuanOf } from '@zaojie/contract/money';
import { Answer, type Action } from '../../../frame/action.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { releaseUploads } from '../../uploads/index.ts';
import { getGameView } from '../detail/get-game.ts';
import { setPrice } from '../game.queries.ts';
import { dropBuilds } from './build.queries.ts';
import { lockOwnGame, moveGame } from './move-game.ts';
import { usedBy } from './write-game.ts';

function moveOwn(context: ContextFor<'member'>, id: number, move: 'submit' | 'withdraw') {
  const { viewer } = context;
  const now = context.now();
  return context.transaction(async (tx) => {
    const game = await lockOwnGame(tx, viewer, id);
    await moveGame(tx, game, { move, role: 'owner', now });
    return getGameView(tx, viewer, id, now);
  });
}

export const publishGame: Action<typeof publishEndpoint> = async (context, { body }) => {
  const view = await moveOwn(context, body.id, 'submit');
  return new Answer(view.status === 'pending' ? '已提交，等待审核' : '游戏发布成功', view);
};

export const withdrawGame: Action<typeof withdrawEndpoint> = async (context, { body }) =>
  new Answer('已下架', await moveOwn(context, body.id, 'withdraw'));

export const deleteGame: Action<typeof deleteEndpoint> = async (context, { body }) => {
  await context.transaction(async (tx) => {
    const game = await lockOwnGame(tx, context.viewer, body.id);
    await moveGame(tx, game, { move: 'delete', role: 'owner', now: context.now() });
    await dropBuilds(tx, game.id);
    await releaseUploads(tx, usedBy(game.id));
  });
  return new Answer('已删除', { id: body.id });
};

export const setGamePrice: Action<typeof priceEndpoint> = async (context, { body }) => {
  await context.transaction(async (tx) => {
    const game = await lockOwnGame(tx, context.viewer, body.id);
    await setPrice(tx, game.id, body.price, context.now());
  });
  return new Answer('价格已更新', { id: body.id, price: yuanOf(body.price) });
};
