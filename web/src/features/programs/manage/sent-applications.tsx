import { useInfiniteQuery } from '@tanstack/react-query';
import type { RoleApplication } from '@zaojie/contract/programs/program-people.schemas';
import { Link } from 'react-router';
import { formatAgo } from '../../../text/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { PayWords } from '../pay-words.tsx';
import { PROGRAMS_PATH, projectPath } from '../program-paths.ts';
import { rowsOf, sentQuery } from '../program-queries.ts';
import { usePeopleMoves, type PeopleMoves } from '../use-people-moves.ts';
import { applicationTones, SentLinks, SentWorks } from './application-parts.tsx';
import { ProjectThumb } from './project-thumb.tsx';
import { RowsFrame } from './rows-frame.tsx';

function Row({ application, moves }: { application: RoleApplication; moves: PeopleMoves }) {
  const { project, role, status, can, id } = application;
  return (
    <li
      aria-label={`${project.title}的${role.name}`}
      className="grid grid-cols-[112px_minmax(0,1fr)_auto_auto] items-center gap-x-5 gap-y-2.5 border-b border-line py-4.5 max-md:grid-cols-[96px_minmax(0,1fr)] max-md:gap-x-3"
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
          <StatusLabel tone={applicationTones[status]}>{application.status_label}</StatusLabel>
          <span className="text-13 text-ink-3">
            {role.name} <PayWords role={role} isWhole /> · {formatAgo(application.created_at)}
          </span>
        </p>
        <p className="mt-0.5 line-clamp-2 max-w-[34em] wrap-anywhere text-ink-2">{application.message}</p>
        <SentLinks links={application.links} />
        {application.reason === '' ? null : (
          <blockquote className="mt-1.5 border-l-2 border-line-2 pl-3 wrap-anywhere text-ink-2">
            {application.reason}
          </blockquote>
        )}
      </div>
      <div className="max-md:col-span-full max-md:empty:hidden">
        <SentWorks application={application} />
      </div>
      <div className="flex justify-end max-md:col-span-full max-md:justify-start">
        {can.withdraw ? (
          <Button
            size="small"
            look="quiet"
            aria-label={`撤回对 ${project.title} 的申请`}
            loading={moves.isBusy(`application-${id}`)}
            onClick={() => void moves.withdraw(id)}
          >
            撤回
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** What one asked for, and what came of it. */
export function SentApplications() {
  const list = useInfiniteQuery(sentQuery);
  const moves = usePeopleMoves();
  return (
    <RowsFrame
      list={list}
      rows={rowsOf(list.data)}
      label="我的申请"
      empty={
        <EmptyState
          line="你还没有申请过职位"
          action={
            <ButtonLink to={PROGRAMS_PATH} look="primary">
              看看谁在招人
            </ButtonLink>
          }
        />
      }
    >
      {(application) => <Row key={application.id} application={application} moves={moves} />}
    </RowsFrame>
  );
}
