import type { Profile } from '@zaojie/contract/profiles/profile.schemas';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { ReportMenuItem } from '../reports/report-menu-item.tsx';
import { useReport } from '../reports/use-report.tsx';
import { BlockMenuItem } from '../users/block-menu-item.tsx';
import { nameOf } from './shown-profile.ts';

/** What else can be done about somebody. */
export function ProfileMenu({ profile }: { profile: Profile }) {
  const { id, can, is_blocked } = profile;
  const report = useReport({ kind: 'person', id, name: nameOf(profile) });
  return (
    <>
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
    </>
  );
}
