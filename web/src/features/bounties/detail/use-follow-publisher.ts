import { followPublisher, unfollowPublisher } from '@zaojie/contract/bounties/bounty.endpoints';
import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { tellFollow, useFollowNews } from '../../users/follow-news.ts';
import { useToggle } from '../../users/use-toggle.ts';
import { patchBounty } from '../bounty-cache.ts';

/** The same relation as following anybody, in the market's words. */
export function useFollowPublisher(bounty: Pick<Bounty, 'id' | 'is_following' | 'publisher_info'>) {
  const queryClient = useQueryClient();
  const publisherId = bounty.publisher_info?.id ?? 0;
  const { isOn, toggle } = useToggle({
    deed: { kind: 'follow-user', id: publisherId },
    isOn: useFollowNews(publisherId, bounty.is_following),
    count: 0,
    failed: '操作失败，请重试',
    ask: async (next) => {
      const endpoint = next ? followPublisher : unfollowPublisher;
      const { data } = await call(endpoint, { body: { creator_id: publisherId } });
      return { isOn: data.is_followed, count: 0 };
    },
    onChange: (state) => {
      tellFollow(publisherId, state.isOn);
      patchBounty(queryClient, bounty.id, { is_following: state.isOn });
    },
  });

  async function toggleFollow(): Promise<void> {
    if (publisherId <= 0) {
      toast.error('发布者信息不完整');
      return;
    }
    const answer = await toggle();
    if (answer) toast.success(answer.isOn ? '已关注' : '已取消关注');
  }

  return { isFollowing: isOn, toggleFollow };
}
