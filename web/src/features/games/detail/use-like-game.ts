import { useQueryClient } from '@tanstack/react-query';
import { likeGame } from '@zaojie/contract/games/game.endpoints';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { call } from '../../../api/client.ts';
import { useToggle } from '../../users/use-toggle.ts';
import { gameKeys } from '../game-queries.ts';

/** 想玩. Every heart of this game on the page shows the same, so the answer it is drawn from is changed. */
export function useLikeGame(game: GameDetail) {
  const client = useQueryClient();
  const { isOn, count, toggle } = useToggle({
    deed: { kind: 'like-game', id: game.id },
    isOn: game.is_liked,
    count: game.like_count,
    ask: async () => {
      const { data } = await call(likeGame, { body: { id: game.id } });
      return { isOn: data.is_liked, count: data.like_count };
    },
    onChange: (state) =>
      client.setQueryData<GameDetail>(gameKeys.detail(game.id), (known) =>
        known ? { ...known, is_liked: state.isOn, like_count: state.count } : known,
      ),
  });
  return { isLiked: isOn, likeCount: count, toggle };
}
