import type { ProgramDetail, ProgramMember } from '@zaojie/contract/programs/program.schemas';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { ChevronRight, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { TextLink } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { teamPath } from '../program-paths.ts';
import { membershipWords } from '../membership-words.ts';
import { usePeopleMoves } from '../use-people-moves.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function doesOf({ is_owner: isOwner, role_name: role }: ProgramMember): string {
  return membershipWords(isOwner, [role]);
}

type MemberProps = { member: ProgramMember; onRemove: () => void; onHandOver: () => void };

function Member({ member, onRemove, onHandOver }: MemberProps) {
  const { can, nickname } = member;
  return (
    <li className="flex items-center gap-3 py-2 leading-[1.45]">
      <Link to={`/user/${member.id}`} className="group flex min-w-0 flex-1 items-center gap-3 rounded-sm">
        <Avatar name={nickname} src={member.avatar} size={40} />
        <span className="min-w-0">
          <span className="block truncate font-medium group-hover:text-brand-ink">{nickname}</span>
          <span className="block truncate text-12 text-ink-3">{doesOf(member)}</span>
        </span>
      </Link>
      {can.remove || can.hand_over ? (
        <Menu
          label={`${nickname}的操作`}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} size="small" label={`管理成员 ${nickname}`}>
              <Ellipsis {...icon} />
            </IconButton>
          )}
        >
          {can.hand_over ? <MenuItem onSelect={onHandOver}>把项目交给 TA</MenuItem> : null}
          {can.remove ? (
            <MenuItem danger onSelect={onRemove}>
              移出项目
            </MenuItem>
          ) : null}
        </Menu>
      ) : null}
    </li>
  );
}

/** Who makes it. */
export function MembersPanel({ project }: { project: ProgramDetail }) {
  const moves = usePeopleMoves();
  const [leaving, setLeaving] = useState<ProgramMember | null>(null);
  return (
    <section aria-labelledby="project-members">
      <h2 id="project-members" className="mb-2 text-16">
        成员 {project.members.length}
      </h2>
      <ul aria-label="成员">
        {project.members.map((member) => (
          <Member
            key={member.id}
            member={member}
            onRemove={() => setLeaving(member)}
            onHandOver={() => void moves.offerHandover(project.id, member)}
          />
        ))}
      </ul>
      {project.team === null ? null : (
        <TextLink to={teamPath(project.team.id)} className="mt-1">
          团队主页
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
        </TextLink>
      )}
      {leaving === null ? null : (
        <ReasonDialog
          title={`移出${leaving.nickname}`}
          description="对方会收到通知，也能看到理由。写过的日志还在。"
          missing="请填写理由"
          confirmText="移出"
          maxLength={programLimits.reasonMax}
          danger
          onConfirm={async (reason) => {
            await moves.removeMember(project.id, leaving, reason);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
