import { followUser, unfollowUser } from '@zaojie/contract/users/user.endpoints';
import { call } from '../../api/client.ts';
import type { ButtonSize } from '../../ui/button-look.ts';
import { dialog } from '../../ui/dialogs.ts';
import { toast } from '../../ui/toast.tsx';
import { tellFollow, useFollowNews } from './follow-news.ts';
import { SwitchButton } from './switch-button.tsx';
import { useMemberOnly } from './use-member-only.ts';
import { useToggle, type ToggleState } from './use-toggle.ts';

export type FollowButtonProps = {
  userId: number;
  isFollowed: boolean;
  /** Nobody follows themselves: then there is no button. */
  canFollow: boolean;
  /** Says first what following brings, as on a post. */
  withTip?: boolean | undefined;
  onChange?: ((isFollowed: boolean) => void) | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
};

async function askFollow(userId: number, isOn: boolean): Promise<ToggleState> {
  const { data } = await call(isOn ? followUser : unfollowUser, { params: { id: userId } });
  return { isOn: data.is_followed, count: 0 };
}

export function FollowButton(props: FollowButtonProps) {
  const { userId, isFollowed, canFollow, withTip = false, onChange, size, className } = props;
  const memberOnly = useMemberOnly();
  const { isOn, toggle } = useToggle({
    isOn: useFollowNews(userId, isFollowed),
    count: 0,
    ask: (next) => askFollow(userId, next),
    onChange: (state) => {
      tellFollow(userId, state.isOn);
      onChange?.(state.isOn);
    },
  });

  async function handleClick() {
    if (!memberOnly()) return;
    if (withTip && !isOn && !(await dialog.confirm('关注后可以收到TA的动态'))) return;
    const answer = await toggle();
    if (answer) toast.success(answer.isOn ? '关注成功' : '已取消关注');
  }

  if (!canFollow) return null;
  return (
    <SwitchButton
      isOn={isOn}
      todo="关注"
      done="已关注"
      undo="取消关注"
      size={size}
      className={className}
      onClick={() => void handleClick()}
    />
  );
}
