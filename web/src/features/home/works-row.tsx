import { Link } from 'react-router';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { useWall, type WallWork } from './use-wall.ts';
import { WORK_CELL, WORKS_SHOWN, WorksRoom } from './works-room.tsx';

function Work({ work }: { work: WallWork }) {
  return (
    <li className="group relative min-w-0">
      <div className={WORK_CELL}>
        <Picture
          {...pictureSource(work.picture, '')}
          sizes="(max-width: 768px) 50vw, 240px"
          className="transition-[scale] duration-slow group-hover:scale-102"
        />
      </div>
      <div className="h-11 pt-1.5 leading-5">
        <Link
          to={`/post/${work.post_id}`}
          className="block truncate rounded-sm text-13 font-medium after:absolute after:inset-0 group-hover:text-brand-ink"
        >
          {work.title}
        </Link>
        <Link
          to={`/user/${work.user_id}`}
          className="relative z-1 inline-block max-w-full truncate rounded-sm text-12 leading-4.5 text-ink-3 hover:text-brand-ink"
        >
          {work.nickname}
        </Link>
      </div>
    </li>
  );
}

/** Six of those that people look at now. */
export function WorksRow({ className }: { className?: string | undefined }) {
  const { data, isError } = useWall();
  if (isError) return null;
  if (!data) return <WorksRoom className={className} />;
  const works = data.works.slice(0, WORKS_SHOWN);
  if (works.length === 0) return null;
  return (
    <WorksRoom title="不如看看这些" className={className}>
      {works.map((work) => (
        <Work key={work.post_id} work={work} />
      ))}
    </WorksRoom>
  );
}
