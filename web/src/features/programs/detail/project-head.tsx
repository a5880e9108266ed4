import type { ProgramDetail } from '@zaojie/contract/programs/program.schemas';
import { Archive, ArchiveRestore, Ellipsis, LogOut, PenLine, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { formatAgo } from '../../../text/dates.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { ReportMenuItem } from '../../reports/report-menu-item.tsx';
import { useReport } from '../../reports/use-report.tsx';
import { factsOf } from '../list/program-card.tsx';
import { editProjectPath, MANAGE_PATH } from '../program-paths.ts';
import { useProjectMoves } from '../use-project-moves.ts';
import { ShareMenu } from './share-menu.tsx';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function HeadMenu({ project }: { project: ProgramDetail }) {
  const { can, id, title } = project;
  const moves = useProjectMoves();
  const navigate = useNavigate();
  const report = useReport({ kind: 'project', id, name: title });

  async function remove() {
    if (await moves.remove(project)) await navigate(MANAGE_PATH);
  }

  if (!(can.archive || can.reopen || can.delete || can.leave || can.report)) return null;
  return (
    <>
      <Menu
        label="更多操作"
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="更多操作">
            <Ellipsis {...icon} />
          </IconButton>
        )}
      >
        {can.archive ? (
          <MenuItem icon={<Archive {...icon} />} onSelect={() => void moves.archive(project)}>
            归档项目
          </MenuItem>
        ) : null}
        {can.reopen ? (
          <MenuItem icon={<ArchiveRestore {...icon} />} onSelect={() => void moves.reopen(project)}>
            重新打开
          </MenuItem>
        ) : null}
        {can.leave ? (
          <MenuItem danger icon={<LogOut {...icon} />} onSelect={() => void moves.leave(project)}>
            离开项目
          </MenuItem>
        ) : null}
        {can.delete ? (
          <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => void remove()}>
            删除草稿
          </MenuItem>
        ) : null}
        {can.report ? <ReportMenuItem onReport={report.open} /> : null}
      </Menu>
      {report.dialog}
    </>
  );
}

/** What it is, in two lines. */
export function ProjectHead({ project }: { project: ProgramDetail }) {
  const facts = [factsOf(project), `${formatAgo(project.active_at)}更新`].filter((fact) => fact !== '');
  return (
    <header className="mb-5 max-md:mb-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-28 break-words max-md:text-22">{project.title || '还没有名字的项目'}</h1>
        <StatusLabel tone="brand">{project.stage_label}</StatusLabel>
        {/* On a phone a line of its own: beside the buttons its words would break one by one. */}
        <p className="ml-auto text-13 text-ink-3 max-md:order-last max-md:ml-0 max-md:w-full">
          {facts.join(' · ')}
        </p>
        <span className="flex items-center gap-2 max-md:ml-auto">
          {project.can.edit ? (
            <ButtonLink
              size="small"
              to={editProjectPath(project.id)}
              icon={<PenLine size={14} strokeWidth={1.75} aria-hidden="true" />}
            >
              编辑
            </ButtonLink>
          ) : null}
          <ShareMenu project={project} />
          <HeadMenu project={project} />
        </span>
      </div>
      {project.summary === '' ? null : (
        <p className="mt-1 text-18 break-words text-ink-2 max-md:text-16">{project.summary}</p>
      )}
    </header>
  );
}
