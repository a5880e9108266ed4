import { favoriteBounty, unfavoriteBounty } from '@zaojie/contract/bounties/bounty.endpoints';
import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { useToggle } from '../users/use-toggle.ts';
import { patchBounty } from './bounty-cache.ts';
import { bountyKeys } from './bounty-queries.ts';

export function useFavoriteBounty(bounty: Pick<Bounty, 'id' | 'is_favorite' | 'favorites_count'>) {
  const queryClient = useQueryClient();
  const { id } = bounty;
  const { isOn, toggle } = useToggle({
    deed: { kind: 'favorite-bounty', id },
    isOn: bounty.is_favorite,
    count: bounty.favorites_count,
    failed: '操作失败，请重试',
    ask: async (next) => {
      const endpoint = next ? favoriteBounty : unfavoriteBounty;
      const { data } = await call(endpoint, { body: { bounty_id: id } });
      return { isOn: data.is_favorite, count: data.favorites_count };
    },
    onChange: (state) =>
      patchBounty(queryClient, id, { is_favorite: state.isOn, favorites_count: state.count }),
  });

  async function toggleFavorite(): Promise<void> {
    const answer = await toggle();
    if (answer === null) return;
    toast.success(answer.isOn ? '已收藏' : '已取消收藏');
    void queryClient.invalidateQueries({ queryKey: bountyKeys.favorites });
  }

  return { isFavorite: isOn, toggleFavorite };
}
