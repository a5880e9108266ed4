import type { ProgramDetail } from '@zaojie/contract/programs/program.schemas';
import { Gamepad2 } from 'lucide-react';
import { Link } from 'react-router';
import { Crumbs } from '../../../ui/layout/crumbs.tsx';
import { Gallery, type GalleryItem } from '../../../ui/media/gallery.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { PostBody } from '../../posts/post-body.tsx';
import { PROGRAMS_PATH } from '../program-paths.ts';
import { DemoPanel } from './demo-panel.tsx';
import { Devlog } from './devlog.tsx';
import { MembersPanel } from './members-panel.tsx';
import { Milestones } from './milestones.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectNotes } from './project-notes.tsx';
import { RolesPanel } from './roles-panel.tsx';

/** Two columns; where there is room for one, the roles follow the pictures. */
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_320px] items-start gap-x-10 max-[1180px]:flex max-[1180px]:flex-col max-[1180px]:items-stretch max-[1180px]:gap-7';
const COLUMN = 'grid min-w-0 grid-cols-1 max-[1180px]:contents';

function picturesOf({ cover, media }: ProgramDetail): GalleryItem[] {
  const pictures = cover === null ? media : [cover, ...media.filter(({ url }) => url !== cover.url)];
  return pictures.map((picture) => ({ kind: 'picture', picture }));
}

function GameLink({ game }: { game: NonNullable<ProgramDetail['game']> }) {
  return (
    <Link
      to={`/games/${game.id}`}
      className="group flex items-center gap-4 rounded-card border border-line bg-surface p-3 transition-colors hover:border-line-2"
    >
      <span className="h-15 w-24 shrink-0">
        {game.cover ? (
          <Picture {...pictureSource(game.cover)} sizes="96px" className="rounded-[6px]" />
        ) : (
          <span className="grid size-full place-items-center rounded-[6px] bg-surface-3 text-ink-3">
            <Gamepad2 size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold group-hover:text-brand-ink">{game.title}</span>
        <span className="block text-13 text-ink-3">已经在游戏里上架</span>
      </span>
    </Link>
  );
}

function About({ project }: { project: ProgramDetail }) {
  if (project.pitch === '') return null;
  return (
    <section aria-labelledby="project-about" className="min-w-0">
      <h2 id="project-about" className="mb-3 text-22 max-md:text-20">
        这是什么
      </h2>
      <PostBody html={project.pitch} className="max-w-[42em]" />
    </section>
  );
}

/** Everything about one project. */
export function ProjectView({ project }: { project: ProgramDetail }) {
  return (
    <article>
      <div className="mb-2">
        <Crumbs way={[{ to: PROGRAMS_PATH, label: '开发' }]} here={project.title} />
      </div>
      <ProjectNotes project={project} />
      <ProjectHead project={project} />
      <div className={COLUMNS}>
        <div className={`${COLUMN} gap-9`}>
          <div className="min-w-0 max-[1180px]:-order-3">
            <Gallery items={picturesOf(project)} title={project.title} />
          </div>
          <DemoPanel project={project} />
          <About project={project} />
          {project.game === null ? null : <GameLink game={project.game} />}
          <Devlog project={project} />
        </div>
        <aside aria-label="职位和成员" className={`${COLUMN} gap-8`}>
          <div className="max-[1180px]:-order-2 empty:hidden">
            <RolesPanel project={project} />
          </div>
          <MembersPanel project={project} />
          <Milestones project={project} />
        </aside>
      </div>
    </article>
  );
}
