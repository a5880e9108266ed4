import { useInfiniteQuery } from '@tanstack/react-query';
import type { RoleApplication } from '@zaojie/contract/programs/program-people.schemas';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatAgo } from '../../../text/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { IconLink } from '../../../ui/form/icon-button.tsx';
import { RadioChips } from '../../../ui/form/radio-chips.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { UnreadDot } from '../../../ui/text/badge.tsx';
import { LevelLabel, StatusLabel } from '../../../ui/text/label.tsx';
import { PROGRAMS_PATH, projectPath } from '../program-paths.ts';
import { receivedQuery, rowsOf } from '../program-queries.ts';
import { usePeopleMoves, type PeopleMoves } from '../use-people-moves.ts';
import { applicationTones, SentLinks, SentWorks } from './application-parts.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { RowsFrame } from './rows-frame.tsx';

type RowProps = { application: RoleApplication; moves: PeopleMoves; onDecline: () => void };

function Row({ application, moves, onDecline }: RowProps) {
  const { applicant, project, role, status, can } = application;
  return (
    <li
      aria-label={`${applicant.nickname}申请${project.title}的${role.name}`}
      className="relative grid grid-cols-[44px_minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2.5 border-b border-line py-4.5 max-[1180px]:grid-cols-[44px_minmax(0,1fr)_auto] max-md:grid-cols-[44px_minmax(0,1fr)] max-md:gap-x-3"
    >
      {status === 'applied' ? <UnreadDot className="absolute top-9 -left-3.5 max-md:-left-2.75" /> : null}
      <Link to={`/user/${applicant.id}`} aria-label={applicant.nickname} className="self-start rounded-full">
        <Avatar name={applicant.nickname} src={applicant.avatar} size={44} />
      </Link>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={`/user/${applicant.id}`}
            className="rounded-sm text-15 font-semibold hover:text-brand-ink"
          >
            {applicant.nickname}
          </Link>
          <LevelLabel score={applicant.level} />
          {status === 'applied' ? null : (
            <StatusLabel tone={applicationTones[status]}>{application.status_label}</StatusLabel>
          )}
          <span className="text-13 text-ink-3">
            申请{' '}
            <Link to={projectPath(project.id)} className="rounded-sm hover:text-brand-ink">
              {project.title}
            </Link>{' '}
            {role.name} · {formatAgo(application.created_at)}
          </span>
        </p>
        <p className="mt-0.5 max-w-[34em] wrap-anywhere whitespace-pre-line text-ink-2">
          {application.message}
        </p>
        <SentLinks links={application.links} />
        {application.reason === '' ? null : (
          <p className="mt-1 text-13 wrap-anywhere text-ink-3">你的理由：{application.reason}</p>
        )}
      </div>
      <div className="max-[1180px]:col-start-2 max-[1180px]:row-start-2 max-[1180px]:empty:hidden max-md:row-start-auto">
        <SentWorks application={application} />
      </div>
      <div className="flex items-center justify-end gap-2 max-md:col-start-2 max-md:justify-start">
        {can.accept ? (
          <Button
            size="small"
            look="tint"
            aria-label={`接受 ${applicant.nickname}`}
            loading={moves.isBusy(`application-${application.id}`)}
            onClick={() => void moves.accept(application)}
          >
            接受
          </Button>
        ) : null}
        {can.decline ? (
          <Button size="small" look="quiet" aria-label={`婉拒 ${applicant.nickname}`} onClick={onDecline}>
            婉拒
          </Button>
        ) : null}
        <IconLink
          to={`/chat/temp/${applicant.id}`}
          label={`给 ${applicant.nickname} 发消息`}
          className="max-md:first:-ml-3"
        >
          <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconLink>
      </div>
    </li>
  );
}

type ReceivedProps = { projectId: number | null; onProject: (id: number | null) => void };

/** Who would like to take part in one's own projects. */
export function ReceivedApplications({ projectId, onProject }: ReceivedProps) {
  const list = useInfiniteQuery(receivedQuery(projectId, null));
  const moves = usePeopleMoves();
  const [declining, setDeclining] = useState<RoleApplication | null>(null);
  const first = list.data?.pages[0];
  const known = first?.projects ?? [];
  const options = [
    { value: '', label: first ? `全部 ${first.waiting}` : '全部' },
    ...known.map(({ id, title, waiting }) => ({ value: String(id), label: `${title} ${waiting}` })),
  ];
  // One that nobody waits at any more is still the one that is shown.
  if (projectId !== null && !known.some(({ id }) => id === projectId)) {
    const title = rowsOf(list.data).find(({ project }) => project.id === projectId)?.project.title;
    options.push({ value: String(projectId), label: title ?? '这个项目' });
  }
  return (
    <>
      {options.length > 1 ? (
        <RadioChips
          label="项目"
          name="received-project"
          value={projectId === null ? '' : String(projectId)}
          options={options}
          onChange={(value) => onProject(value === '' ? null : Number(value))}
          className="border-b border-line py-3"
        />
      ) : null}
      <RowsFrame
        list={list}
        rows={rowsOf(list.data)}
        label="收到的申请"
        empty={
          <EmptyState
            line="还没有人申请，写一篇日志会更容易被看到"
            action={<ButtonLink to={PROGRAMS_PATH}>看看别人怎么招人</ButtonLink>}
          />
        }
      >
        {(application) => (
          <Row
            key={application.id}
            application={application}
            moves={moves}
            onDecline={() => setDeclining(application)}
          />
        )}
      </RowsFrame>
      {declining === null ? null : (
        <DeclineDialog
          nickname={declining.applicant.nickname}
          onConfirm={(reason) => moves.decline(declining, reason)}
          onClose={() => setDeclining(null)}
        />
      )}
    </>
  );
}
