import type { TeamDetail } from '@zaojie/contract/programs/program-people.schemas';
import { PenLine, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../text/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Crumbs } from '../../../ui/layout/crumbs.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { InviteDialog } from '../invite/invite-dialog.tsx';
import { ProgramCard } from '../list/program-card.tsx';
import { membershipWords } from '../membership-words.ts';
import { PayWords } from '../pay-words.tsx';
import { CREATE_PATH, PROGRAMS_PATH, projectPath } from '../program-paths.ts';
import { TeamDialog } from './team-dialog.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Head({ team }: { team: TeamDetail }) {
  const [asking, setAsking] = useState<'edit' | 'invite' | null>(null);
  const stop = () => setAsking(null);
  return (
    <header className="mb-8 flex flex-wrap items-start gap-x-5 gap-y-4 max-md:mb-6">
      <Avatar name={team.name} src={team.avatar?.url} size={72} />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="text-28 break-words max-md:text-22">{team.name}</h1>
        <p className="text-13 text-ink-3">
          {team.members.length} 人 · {team.projects.length} 个项目 · {formatDay(team.created_at)}成立
        </p>
        {team.words === '' ? null : (
          <p className="mt-2 max-w-[42em] break-words whitespace-pre-line text-ink-2">{team.words}</p>
        )}
      </div>
      <div className="flex gap-2.5 max-md:w-full max-md:*:flex-1">
        {team.can.edit ? (
          <Button icon={<PenLine {...icon} />} onClick={() => setAsking('edit')}>
            编辑团队
          </Button>
        ) : null}
        {team.can.invite && team.open_roles.length > 0 ? (
          <Button look="primary" icon={<UserPlus {...icon} />} onClick={() => setAsking('invite')}>
            邀请加入
          </Button>
        ) : null}
      </div>
      {asking === 'edit' ? <TeamDialog team={team} onClose={stop} /> : null}
      {asking === 'invite' ? <InviteDialog roles={team.open_roles} onClose={stop} /> : null}
    </header>
  );
}

function Members({ team }: { team: TeamDetail }) {
  return (
    <section aria-labelledby="team-members">
      <h2 id="team-members" className="mb-2 text-16">
        成员 {team.members.length}
      </h2>
      <ul aria-label="成员">
        {team.members.map((member) => (
          <li key={member.id}>
            <Link
              to={`/user/${member.id}`}
              className="group flex items-center gap-3 rounded-sm py-2 leading-[1.45]"
            >
              <Avatar name={member.nickname} src={member.avatar} size={40} />
              <span className="min-w-0">
                <span className="block truncate font-medium group-hover:text-brand-ink">
                  {member.nickname}
                </span>
                <span className="block truncate text-12 text-ink-3">
                  {membershipWords(member.is_owner, member.role_names)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenRoles({ team }: { team: TeamDetail }) {
  if (team.open_roles.length === 0) return null;
  return (
    <section aria-labelledby="team-roles">
      <h2 id="team-roles" className="mb-2 text-16">
        在招 {team.open_roles.length} 个职位
      </h2>
      <ul className="border-t border-line">
        {team.open_roles.map((role) => (
          <li key={role.id} className="relative border-b border-line py-2.5">
            <p className="flex items-baseline justify-between gap-3">
              <Link
                to={projectPath(role.project.id)}
                className="min-w-0 truncate font-medium after:absolute after:inset-0 hover:text-brand-ink"
              >
                {role.name} {role.open}
              </Link>
              <PayWords role={role} />
            </p>
            <p className="truncate text-13 text-ink-3">{role.project.title}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who works together, and on what. */
export function TeamView({ team }: { team: TeamDetail }) {
  return (
    <article>
      <div className="mb-3">
        <Crumbs way={[{ to: PROGRAMS_PATH, label: '开发' }]} here={team.name} />
      </div>
      <Head team={team} />
      <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-x-10 gap-y-8 max-[1180px]:grid-cols-[minmax(0,1fr)]">
        <section aria-labelledby="team-projects" className="min-w-0">
          <h2 id="team-projects" className="mb-4 text-22 max-md:text-20">
            项目
          </h2>
          {team.projects.length === 0 ? (
            <EmptyState
              line="这个团队还没有公开的项目"
              action={team.can.edit ? <ButtonLink to={CREATE_PATH}>发起项目</ButtonLink> : undefined}
            />
          ) : (
            <ul aria-label="项目" className="grid grid-cols-1 gap-4 max-md:-mx-4 max-md:gap-2">
              {team.projects.map((project) => (
                <li key={project.id} className="grid min-w-0 grid-cols-1">
                  <ProgramCard project={project} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <aside aria-label="成员和职位" className="grid grid-cols-1 gap-8">
          <OpenRoles team={team} />
          <Members team={team} />
        </aside>
      </div>
    </article>
  );
}
