import { useInfiniteQuery } from '@tanstack/react-query';
import type { ProgramInvitation } from '@zaojie/contract/programs/program-people.schemas';
import type { InvitationStatus } from '@zaojie/contract/programs/program-words';
import { Link } from 'react-router';
import { useNow } from '../../../hooks/use-now.ts';
import { formatAgo, formatLeft } from '../../../text/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { StatusLabel, type LabelTone } from '../../../ui/text/label.tsx';
import { PayWords } from '../pay-words.tsx';
import { PROGRAMS_PATH, projectPath } from '../program-paths.ts';
import { invitationsQuery, rowsOf } from '../program-queries.ts';
import { usePeopleMoves, type PeopleMoves } from '../use-people-moves.ts';
import { ProjectThumb } from './project-thumb.tsx';
import { RowsFrame } from './rows-frame.tsx';

type Box = 'received' | 'sent';

const TONES: Readonly<Record<InvitationStatus, LabelTone>> = {
  offered: 'brand',
  accepted: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

function Moves({ invitation, moves }: { invitation: ProgramInvitation; moves: PeopleMoves }) {
  const { can, id, project } = invitation;
  const isBusy = moves.isBusy(`invitation-${id}`);
  return (
    <div className="flex items-center justify-end gap-2 max-md:col-span-full max-md:justify-start">
      {can.accept ? (
        <Button
          size="small"
          look="tint"
          aria-label={`加入 ${project.title}`}
          loading={isBusy}
          onClick={() => void moves.answerInvitation(id, true)}
        >
          加入
        </Button>
      ) : null}
      {can.decline ? (
        <Button
          size="small"
          look="quiet"
          aria-label={`谢绝 ${project.title}`}
          disabled={isBusy}
          onClick={() => void moves.answerInvitation(id, false)}
        >
          谢绝
        </Button>
      ) : null}
      {can.cancel ? (
        <Button
          size="small"
          look="quiet"
          aria-label={`取消给 ${invitation.person.nickname} 的邀请`}
          loading={isBusy}
          onClick={() => void moves.cancelInvitation(id)}
        >
          取消邀请
        </Button>
      ) : null}
    </div>
  );
}

type RowProps = { invitation: ProgramInvitation; box: Box; moves: PeopleMoves };

function Row({ invitation, box, moves }: RowProps) {
  const now = useNow();
  const { project, role, status, person } = invitation;
  const left = status === 'offered' ? formatLeft(invitation.expires_at, now) : null;
  return (
    <li
      aria-label={`${project.title}的${role.name}`}
      className="grid grid-cols-[112px_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2.5 border-b border-line py-4.5 max-md:grid-cols-[96px_minmax(0,1fr)] max-md:gap-x-3"
    >
      <ProjectThumb cover={project.cover} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={projectPath(project.id)}
            className="min-w-0 truncate rounded-sm text-15 font-semibold hover:text-brand-ink"
          >
            {project.title}
          </Link>
          <StatusLabel tone={TONES[status]}>{invitation.status_label}</StatusLabel>
        </p>
        <p className="text-13 text-ink-3">
          {box === 'received' ? `${project.owner.nickname} 邀请你做` : `邀请 ${person.nickname} 做`}
          {role.name} <PayWords role={role} isWhole /> · {formatAgo(invitation.created_at)}
          {left === null ? '' : ` · 还剩 ${left}`}
        </p>
        {invitation.message === '' ? null : (
          <p className="mt-0.5 max-w-[34em] wrap-anywhere whitespace-pre-line text-ink-2">
            {invitation.message}
          </p>
        )}
      </div>
      <Moves invitation={invitation} moves={moves} />
    </li>
  );
}

function Box({ box, label, line }: { box: Box; label: string; line: string }) {
  const list = useInfiniteQuery(invitationsQuery(box));
  const moves = usePeopleMoves();
  const rows = rowsOf(list.data);
  // Nothing sent isn't worth a drawing of its own.
  if (box === 'sent' && !list.isPending && rows.length === 0) return null;
  return (
    <section aria-label={label} className="mt-6">
      <h2 className="border-b border-line pb-3 text-16">{label}</h2>
      <RowsFrame
        list={list}
        rows={rows}
        label={label}
        empty={<EmptyState line={line} action={<ButtonLink to={PROGRAMS_PATH}>看看谁在招人</ButtonLink>} />}
      >
        {(invitation) => <Row key={invitation.id} invitation={invitation} box={box} moves={moves} />}
      </RowsFrame>
    </section>
  );
}

/** What others ask one to join, and whom one has asked. */
export function Invitations() {
  return (
    <>
      <Box box="received" label="收到的邀请" line="还没有人邀请你" />
      <Box box="sent" label="我发出的邀请" line="" />
    </>
  );
}
