import type { Profile } from '@zaojie/contract/profiles/profile.schemas';
import { Ellipsis, MessageSquare, PencilLine } from 'lucide-react';
import { ButtonLink } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { BlockMenuItem } from '../users/block-menu-item.tsx';
import { ReportMenuItem } from '../reports/report-menu-item.tsx';
import { useReport } from '../reports/use-report.tsx';
import { FollowButton } from '../users/follow-button.tsx';
import { nameOf } from './shown-profile.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What a viewer can do here: on one's own page change it, on others' follow, write, keep away. */
export function ProfileActions({ profile, className }: { profile: Profile; className?: string }) {
  const { id, can, is_followed, is_blocked } = profile;
  const report = useReport({ kind: 'person', id, name: nameOf(profile) });
  if (can.edit) {
    return (
      <div className={className}>
        <ButtonLink to="/profile/info" icon={<PencilLine {...icon} />} className="max-md:flex-1">
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
        className="min-w-26 max-md:flex-1"
      />
      <ButtonLink to={`/chat/temp/${id}`} icon={<MessageSquare {...icon} />} className="max-md:flex-1">
        私信
      </ButtonLink>
      <Menu
        label="更多操作"
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="更多操作">
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      >
        <ReportMenuItem onReport={report.open} />
        {can.block ? <BlockMenuItem user={{ id, name: nameOf(profile) }} isBlocked={is_blocked} /> : null}
      </Menu>
      {report.dialog}
    </div>
  );
}
