import { dialog } from '../../ui/dialog/dialogs.ts';
import type { ButtonSize } from '../../ui/form/button-look.ts';
import { SwitchButton } from './switch-button.tsx';
import { useFollow } from './use-follow.ts';
import { useMemberOnly } from './use-member-only.ts';

export type FollowButtonProps = {
  userId: number;
  isFollowed: boolean;
  /** Nobody follows themselves: then there is no button. */
  canFollow: boolean;
  /** Says first what following brings, as on a post. */
  withTip?: boolean | undefined;
  size?: ButtonSize | undefined;
  /** Where it is the one thing to do. */
  isMain?: boolean | undefined;
  className?: string | undefined;
};

export function FollowButton(props: FollowButtonProps) {
  const { userId, canFollow, withTip = false, size, isMain, className } = props;
  const memberOnly = useMemberOnly();
  const { isFollowed, toggleFollow } = useFollow(userId, props.isFollowed);

  async function handleClick() {
    if (!memberOnly({ kind: 'follow-user', id: userId })) return;
    if (withTip && !isFollowed && !(await dialog.confirm('关注后可以收到 TA 的动态'))) return;
    await toggleFollow();
  }

  if (!canFollow) return null;
  return (
    <SwitchButton
      isOn={isFollowed}
      todo="关注"
      done="已关注"
      undo="取消关注"
      size={size}
      isMain={isMain}
      className={className}
      onClick={() => void handleClick()}
    />
  );
}
