import { BlockedPeople } from '../../features/users/blocked-people.tsx';
import { ProfileArea } from './area/profile-area.tsx';

export function ProfileBlacklistPage() {
  return (
    <ProfileArea title="黑名单" about="对方不能给你发消息、评论、关注、应征或下单，也不会知道被拉黑">
      <BlockedPeople />
    </ProfileArea>
  );
}
