import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnProgram } from '@zaojie/contract/programs/program-people.schemas';
import { Archive, ArchiveRestore, Ellipsis, LogOut, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../../text/numbers.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { CREATE_PATH, editProjectPath, projectPath } from '../program-paths.ts';
import { mineQuery, rowsOf } from '../program-queries.ts';
import { useProjectMoves, type ProjectMoves } from '../use-project-moves.ts';
import { useWriteDevlog } from '../use-write-devlog.ts';
import { receivedPath } from './manage-address.ts';
import { ProjectThumb } from './project-thumb.tsx';
import { RowsFrame } from './rows-frame.tsx';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function aboutOf(project: OwnProgram): string {
  const { status, missing, is_owner: isOwner, role_name: role } = project;
  if (status === 'removed') return `管理员移除了它。${project.removed_reason}`;
  if (status === 'draft') {
    return missing.length === 0 ? '还没有发布，内容齐了' : `还没有发布，缺${missing.join('、')}`;
  }
  const facts = `${project.member_count} 人，${project.devlog_count} 篇日志，关注 ${formatCount(project.follower_count)}`;
  return isOwner || role === '' ? facts : `你负责${role}，${facts}`;
}

function MoreMoves({ project, moves }: { project: OwnProgram; moves: ProjectMoves }) {
  const { can, title } = project;
  if (!(can.archive || can.reopen || can.leave)) return null;
  return (
    <Menu
      label={`${title}的更多操作`}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} size="small" label={`${title}的更多操作`}>
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
    </Menu>
  );
}

function Actions({ project, moves }: { project: OwnProgram; moves: ProjectMoves }) {
  const write = useWriteDevlog();
  const { can, id, title, status } = project;
  const name = title || '没有名字的草稿';
  return (
    <div className="flex items-center justify-end gap-2 max-md:col-span-full max-md:justify-start">
      {can.delete ? (
        <Button
          size="small"
          look="quiet"
          aria-label={`删除 ${name}`}
          icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden="true" />}
          disabled={moves.busyId === id}
          onClick={() => void moves.remove(project)}
        >
          删除
        </Button>
      ) : null}
      {can.edit ? (
        <ButtonLink
          size="small"
          look={status === 'draft' ? 'secondary' : 'quiet'}
          to={editProjectPath(id)}
          aria-label={`编辑 ${name}`}
        >
          {status === 'draft' ? '继续填写' : '编辑'}
        </ButtonLink>
      ) : null}
      {can.add_devlog ? (
        <Button size="small" aria-label={`给 ${name} 写日志`} onClick={() => void write(project)}>
          写日志
        </Button>
      ) : null}
      <MoreMoves project={project} moves={moves} />
    </div>
  );
}

function ProjectRow({ project, moves }: { project: OwnProgram; moves: ProjectMoves }) {
  const { id, title, status, waiting } = project;
  return (
    <li
      aria-label={title || '没有名字的草稿'}
      className="grid grid-cols-[112px_minmax(0,1fr)_auto_auto] items-center gap-x-5 gap-y-3 border-b border-line py-4.5 max-md:grid-cols-[96px_minmax(0,1fr)] max-md:gap-x-3"
    >
      <ProjectThumb cover={project.cover} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={projectPath(id)}
            className="min-w-0 truncate rounded-sm text-15 font-semibold hover:text-brand-ink"
          >
            {title || '没有名字的草稿'}
          </Link>
          <StatusLabel tone={status === 'published' ? 'brand' : status === 'removed' ? 'danger' : 'neutral'}>
            {status === 'published' ? project.stage_label : project.status_label}
          </StatusLabel>
        </p>
        <p className="mt-0.5 break-words text-ink-2">{aboutOf(project)}</p>
      </div>
      {waiting > 0 ? (
        <Link
          to={receivedPath(id)}
          className="rounded-sm text-13 whitespace-nowrap text-ochre-ink underline-offset-3 hover:underline max-md:col-span-full"
        >
          {waiting} 份申请待处理
        </Link>
      ) : (
        <span className="max-md:hidden" />
      )}
      <Actions project={project} moves={moves} />
    </li>
  );
}

/** Those one began, and those one belongs to. */
export function MyProjects() {
  const list = useInfiniteQuery(mineQuery);
  const moves = useProjectMoves();
  return (
    <RowsFrame
      list={list}
      rows={rowsOf(list.data)}
      label="我的项目"
      empty={
        <EmptyState
          line="你还没有项目，发起一个，或者加入别人的"
          action={
            <ButtonLink to={CREATE_PATH} look="primary">
              发起项目
            </ButtonLink>
          }
        />
      }
    >
      {(project) => <ProjectRow key={project.id} project={project} moves={moves} />}
    </RowsFrame>
  );
}
