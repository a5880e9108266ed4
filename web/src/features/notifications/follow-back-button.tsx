import { SwitchButton } from '../users/switch-button.tsx';
import { useFollow } from '../users/use-follow.ts';

type FollowBackButtonProps = { userId: number; isFollowed: boolean };

/** 回关: following somebody who follows already. */
export function FollowBackButton(props: FollowBackButtonProps) {
  const { isFollowed, toggleFollow } = useFollow(props.userId, props.isFollowed);
  return (
    <SwitchButton
      isOn={isFollowed}
      todo="回关"
      done="已互关"
      undo="取消关注"
      className="z-1"
      onClick={() => void toggleFollow()}
    />
  );
}
