import { followUser, unfollowUser } from '@zaojie/contract/users/user.endpoints';
import { call } from '../../api/client.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { tellFollow, useFollowNews } from './follow-news.ts';
import { useToggle, type ToggleState } from './use-toggle.ts';

async function askFollow(userId: number, isOn: boolean): Promise<ToggleState> {
  const { data } = await call(isOn ? followUser : unfollowUser, { params: { id: userId } });
  return { isOn: data.is_followed, count: 0 };
}

/**
 * The one way to follow somebody. `isFollowed` is what the answer says that the place was drawn from; what was done since
 * counts more, whichever place it was done in, so no cached answer has to be changed.
 */
export function useFollow(userId: number, isFollowed: boolean) {
  const { isOn, toggle } = useToggle({
    deed: { kind: 'follow-user', id: userId },
    isOn: useFollowNews(userId, isFollowed),
    count: 0,
    ask: (next) => askFollow(userId, next),
    onChange: (state) => tellFollow(userId, state.isOn),
  });

  async function toggleFollow(): Promise<void> {
    const answer = await toggle();
    if (answer) toast.success(answer.isOn ? '关注成功' : '已取消关注');
  }

  return { isFollowed: isOn, toggleFollow };
}
