import { useQueryClient } from '@tanstack/react-query';
import {
  deleteGame,
  publishGame,
  setGamePrice,
  withdrawGame,
} from '@zaojie/contract/games/game-publishing.endpoints';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { bracketed } from '@zaojie/contract/titles';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { gameKeys } from '../game-queries.ts';

type Own = { id: number; title: string };

/** What a developer does with a game of theirs. Each gives true when it was done. */
export function useGameMoves() {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);

  async function carryOut<Result>(
    id: number,
    run: () => Promise<Result>,
    failed: string,
  ): Promise<Result | null> {
    if (busyId !== null) return null;
    setBusyId(id);
    try {
      return await run();
    } catch (error) {
      toast.error(messageOf(error, failed));
      return null;
    } finally {
      setBusyId(null);
      // The store, the detail and the lists of one's own all show it.
      void client.invalidateQueries({ queryKey: gameKeys.all });
    }
  }

  return {
    busyId,
    publish: async ({ id }: Pick<Own, 'id'>): Promise<GameDetail | null> => {
      const done = await carryOut(id, () => call(publishGame, { body: { id } }), '发布失败，请重试');
      if (done === null) return null;
      const isWaiting = done.data.status === 'pending';
      toast.success(isWaiting ? '已提交，管理员看过就会上架' : '发布成功');
      return done.data;
    },
    withdraw: async ({ id, title }: Own): Promise<boolean> => {
      const isSure = await dialog.confirm({
        title: `下架${bracketed(title)}`,
        message: '别人不再找得到它，获取过的人仍可下载。之后可以再发布。',
        confirmText: '下架',
      });
      if (!isSure) return false;
      const done = await carryOut(id, () => call(withdrawGame, { body: { id } }), '没有下架，请重试');
      if (done) toast.success('已下架');
      return done !== null;
    },
    remove: async ({ id, title }: Own): Promise<boolean> => {
      const isSure = await dialog.confirm({
        title: `删除${bracketed(title)}`,
        message: '介绍、图片、文件和评论都会删掉，不能恢复。',
        confirmText: '删除',
        danger: true,
      });
      if (!isSure) return false;
      const done = await carryOut(id, () => call(deleteGame, { body: { id } }), '删除失败');
      if (done) toast.success('已删除');
      return done !== null;
    },
    setPrice: async ({ id }: Pick<Own, 'id'>, price: number): Promise<boolean> => {
      const done = await carryOut(
        id,
        () => call(setGamePrice, { body: { id, price } }),
        '价格没有改成，请重试',
      );
      if (done) toast.success('价格已改，买过的人不受影响');
      return done !== null;
    },
  };
}
export type GameMoves = ReturnType<typeof useGameMoves>;
