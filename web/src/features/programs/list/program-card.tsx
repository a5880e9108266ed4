import type { ProgramCard as Project } from '@zaojie/contract/programs/program.schemas';
import { Gamepad2, ImageOff } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatAgo } from '../../../text/dates.ts';
import { AvatarStack } from '../../../ui/media/avatar.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { PayWords } from '../pay-words.tsx';
import { projectPath } from '../program-paths.ts';

/** As many roles as stand in a card without making it higher than its neighbours. */
const SHOWN_ROLES = 3;

export function factsOf({ engine_label: engine, genres }: Pick<Project, 'engine_label' | 'genres'>): string {
  return [engine, genres.join('，')].filter((word) => word !== '').join(' · ');
}

function Roles({ project }: { project: Project }) {
  const shown = project.open_roles.slice(0, SHOWN_ROLES);
  const rest = project.open_roles.length - shown.length;
  if (shown.length === 0) return <p className="my-3 text-13 text-ink-3">暂时不招人</p>;
  return (
    <ul aria-label="在招的职位" className="my-3 border-t border-line">
      {shown.map((role) => (
        <li key={role.id} className="flex h-8.5 items-center justify-between gap-3 border-b border-line">
          <span className="truncate font-medium">
            {role.name} {role.open}
          </span>
          <PayWords role={role} />
        </li>
      ))}
      {rest > 0 ? <li className="pt-1.5 text-13 text-ink-3">还有 {rest} 个职位</li> : null}
    </ul>
  );
}

type ProgramCardProps = { project: Project; isFirst?: boolean | undefined };

/** One project: what it is, whom it looks for, who makes it. The whole card leads to it. */
export function ProgramCard({ project, isFirst = false }: ProgramCardProps) {
  const headingId = useId();
  const facts = factsOf(project);
  return (
    <article
      aria-labelledby={headingId}
      className="group relative grid min-h-63 min-w-0 grid-cols-[200px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-line-2 max-md:min-h-0 max-md:grid-cols-1 max-md:rounded-none max-md:border-x-0"
    >
      <div className="relative max-md:h-41">
        {project.cover ? (
          <span className="absolute inset-0">
            <Picture
              {...pictureSource(project.cover)}
              sizes="(max-width: 768px) 100vw, 200px"
              priority={isFirst}
              className="rounded-none"
            />
          </span>
        ) : (
          <span className="grid size-full place-items-center bg-surface-3 text-ink-3">
            <ImageOff size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
        {project.demo_kind === null ? null : (
          <span className="absolute bottom-2.5 left-2.5 inline-flex items-center gap-1.5 rounded-sm bg-scrim px-2 text-12 leading-5.5 text-on-scrim">
            <Gamepad2 size={14} strokeWidth={1.75} aria-hidden="true" />
            可以试玩
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-col px-5 pt-4.5 pb-4 max-md:px-4 max-md:py-3.5">
        <div className="flex items-center gap-2.5">
          <h3 id={headingId} className="min-w-0 flex-1 truncate text-18">
            <Link
              to={projectPath(project.id)}
              className="rounded-sm group-hover:text-brand-ink after:absolute after:inset-0"
            >
              {project.title}
            </Link>
          </h3>
          <StatusLabel tone="brand">{project.stage_label}</StatusLabel>
        </div>
        <p className="mt-1 line-clamp-2 break-words text-ink-2">{project.summary}</p>
        {facts === '' ? null : <p className="truncate text-13 text-ink-3">{facts}</p>}
        <Roles project={project} />
        <div className="mt-auto flex items-center gap-2.5 text-13 text-ink-3">
          <AvatarStack
            size={24}
            people={project.members.map(({ id, nickname, avatar }) => ({ id, name: nickname, src: avatar }))}
          />
          <span className="min-w-0 truncate">
            {project.member_count} 人 · {formatAgo(project.active_at)}更新
          </span>
        </div>
      </div>
    </article>
  );
}
