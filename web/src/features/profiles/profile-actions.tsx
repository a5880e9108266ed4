import type { Profile } from '@zaojie/contract/profiles/profile.schemas';
import { MessageSquare, PencilLine } from 'lucide-react';
import { ButtonLink } from '../../ui/form/button.tsx';
import { laterMenu } from '../../ui/menu/later-menu.tsx';
import { FollowButton } from '../users/follow-button.tsx';

const ProfileMenu = laterMenu<{ profile: Profile }>(
  async () => (await import('./profile-menu.tsx')).ProfileMenu,
);

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What a viewer can do here: on one's own page change it, on others' follow, write, keep away. */
export function ProfileActions({ profile, className }: { profile: Profile; className?: string }) {
  const { id, can, is_followed } = profile;
  if (can.edit) {
    return (
      <div className={className}>
        <ButtonLink to="/profile/info" icon={<PencilLine {...icon} />} className="@max-xl:flex-1">
          编辑资料
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={className}>
      <FollowButton
        userId={id}
        isFollowed={is_followed}
        canFollow={can.follow}
        size="medium"
        isMain
        className="min-w-26 @max-xl:flex-1"
      />
      <ButtonLink to={`/chat/temp/${id}`} icon={<MessageSquare {...icon} />} className="@max-xl:flex-1">
        私信
      </ButtonLink>
      <ProfileMenu profile={profile} />
    </div>
  );
}
