import { useQueryClient } from '@tanstack/react-query';
import { followUser, unfollowUser } from '@zaojie/contract/users/user.endpoints';
import { call } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';
import { SwitchButton } from '../users/switch-button.tsx';
import { useToggle } from '../users/use-toggle.ts';
import { noticeKeys, patchNotice } from './notice-queries.ts';

type FollowBackButtonProps = { noticeId: number; userId: number; isFollowed: boolean };

/** 回关: following somebody who follows already. */
export function FollowBackButton({ noticeId, userId, isFollowed }: FollowBackButtonProps) {
  const client = useQueryClient();
  const { isOn, toggle } = useToggle({
    isOn: isFollowed,
    count: 0,
    ask: async (next) => {
      const { data } = await call(next ? followUser : unfollowUser, { params: { id: userId } });
      return { isOn: data.is_followed, count: 0 };
    },
    onChange: (state) => patchNotice(client, noticeId, { is_followed: state.isOn }),
  });

  async function handleClick() {
    // A list that comes meanwhile would show the old state for a moment.
    await client.cancelQueries({ queryKey: noticeKeys.lists });
    const answer = await toggle();
    if (answer) toast.success(answer.isOn ? '关注成功' : '已取消关注');
  }

  return (
    <SwitchButton
      isOn={isOn}
      todo="回关"
      done="已互关"
      undo="取消关注"
      className="z-1"
      onClick={() => void handleClick()}
    />
  );
}
