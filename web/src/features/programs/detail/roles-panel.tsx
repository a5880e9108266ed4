import type { ProgramDetail, ProgramRole } from '@zaojie/contract/programs/program.schemas';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button, ButtonLink, TextButton } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { useResumed } from '../../users/use-resumed.ts';
import { InviteDialog } from '../invite/invite-dialog.tsx';
import { receivedPath } from '../manage/manage-address.ts';
import { PayWords } from '../pay-words.tsx';
import { usePeopleMoves, type PeopleMoves } from '../use-people-moves.ts';
import { ApplyDialog } from './apply-dialog.tsx';

type RoleBodyProps = { role: ProgramRole; isOwner: boolean; moves: PeopleMoves; onApply: () => void };

function appliedWords(count: number): string {
  return count === 0 ? '还没有人申请' : `${count} 人已申请`;
}

/** What the viewer can do about a role: one thing. */
function RoleMove({ role, isOwner, moves, onApply }: RoleBodyProps) {
  const { my_application: mine, my_invitation_id: invitationId } = role;
  if (isOwner) return null;
  if (invitationId !== null) {
    return (
      <>
        <p className="mb-2.5 text-13 text-ink-2">发起人邀请你来做这个。</p>
        <div className="grid grid-cols-2 gap-2.5">
          <Button
            look="primary"
            loading={moves.isBusy(`invitation-${invitationId}`)}
            onClick={() => void moves.answerInvitation(invitationId, true)}
          >
            加入
          </Button>
          <Button onClick={() => void moves.answerInvitation(invitationId, false)}>谢绝</Button>
        </div>
      </>
    );
  }
  if (mine?.status === 'applied') {
    return (
      <p className="flex items-center justify-between gap-3 rounded-control bg-surface-2 px-3.5 py-2.5 text-13 text-ink-2">
        已申请，等发起人答复
        <TextButton onClick={() => void moves.withdraw(mine.id)}>撤回</TextButton>
      </p>
    );
  }
  if (!role.can.apply) return null;
  return (
    <>
      {mine?.status === 'declined' ? (
        <p className="mb-2.5 text-13 text-ink-3">上一次的申请没有通过，可以再试一次。</p>
      ) : null}
      <Button look="primary" block onClick={onApply}>
        申请{role.name}
      </Button>
    </>
  );
}

type RoleRowProps = RoleBodyProps & { isOpen: boolean; onToggle: () => void };

function RoleRow({ role, isOwner, isOpen, moves, onToggle, onApply }: RoleRowProps) {
  const bodyId = useId();
  return (
    <li className="border-b border-line last:border-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
          className="flex w-full items-center gap-2.5 py-3.5 text-left -outline-offset-2 hover:text-brand-ink"
        >
          <span className="min-w-0 flex-1 text-16 leading-ui font-semibold break-words">
            {role.name}
            {role.places > 1 ? (
              <span className="ml-1.5 text-13 font-normal text-ink-3">还差 {role.open} 人</span>
            ) : null}
          </span>
          <PayWords role={role} isWhole className="max-w-40 truncate" />
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className={classNames('shrink-0 text-ink-3 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      {isOpen ? (
        <div id={bodyId} className="pb-4">
          {role.requirements === '' ? null : (
            <p className="mb-3 break-words whitespace-pre-line text-ink-2">{role.requirements}</p>
          )}
          <RoleMove {...{ role, isOwner, moves, onApply }} />
          <p className="mt-2 text-center text-12 text-ink-3">{appliedWords(role.application_count)}</p>
        </div>
      ) : null}
    </li>
  );
}

function FullRoles({ roles }: { roles: readonly ProgramRole[] }) {
  if (roles.length === 0) return null;
  return (
    <p className="border-t border-line py-3 text-13 text-ink-3">
      已招满：{roles.map(({ name }) => name).join('、')}
    </p>
  );
}

/** Whom they look for: one role is open at a time, so there is one thing to press. */
export function RolesPanel({ project }: { project: ProgramDetail }) {
  const moves = usePeopleMoves();
  const memberOnly = useMemberOnly();
  const open = project.roles.filter((role) => role.open > 0);
  const full = project.roles.filter((role) => role.open === 0);
  const [shownId, setShownId] = useState<number | null>(open[0]?.id ?? null);
  const [applying, setApplying] = useState<ProgramRole | null>(null);
  const [isInviting, setInviting] = useState(false);
  const isLooking = project.status === 'published' && open.length > 0;

  useResumed(
    (deed) => deed.kind === 'apply-role' && open.some(({ id }) => 'id' in deed && id === deed.id),
    (deed) => {
      const role = open.find(({ id }) => 'id' in deed && id === deed.id);
      if (!role?.can.apply) return;
      setShownId(role.id);
      setApplying(role);
    },
  );

  function apply(role: ProgramRole) {
    if (memberOnly({ kind: 'apply-role', id: role.id })) setApplying(role);
  }

  if (project.roles.length === 0) return null;
  return (
    <Card bleed className="px-5 pt-4.5 pb-2 max-md:px-4">
      <section aria-labelledby="project-roles">
        <div className="mb-1 flex items-center justify-between gap-3">
          <h2 id="project-roles" className="text-16">
            {isLooking ? `在招 ${open.length} 个职位` : '职位'}
          </h2>
          {project.can.invite && isLooking ? (
            <TextButton onClick={() => setInviting(true)}>邀请人来</TextButton>
          ) : null}
        </div>
        {isLooking ? (
          <ul>
            {open.map((role) => (
              <RoleRow
                key={role.id}
                role={role}
                isOwner={project.is_owner}
                isOpen={shownId === role.id}
                moves={moves}
                onToggle={() => setShownId(shownId === role.id ? null : role.id)}
                onApply={() => apply(role)}
              />
            ))}
          </ul>
        ) : (
          <p className="py-3 text-ink-3">
            {project.status === 'archived' ? '项目已归档，不再招人。' : '暂时不招人。'}
          </p>
        )}
        <FullRoles roles={full} />
        {project.is_owner ? (
          <ButtonLink to={receivedPath(project.id)} block className="mb-3">
            看收到的申请
          </ButtonLink>
        ) : null}
      </section>
      {applying === null ? null : (
        <ApplyDialog project={project} role={applying} onClose={() => setApplying(null)} />
      )}
      {isInviting ? <InviteDialog roles={open} onClose={() => setInviting(false)} /> : null}
    </Card>
  );
}
