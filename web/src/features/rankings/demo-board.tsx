import type { RankedDemo, Ranking } from '@zaojie/contract/rankings/ranking.schemas';
import { Heart, Play } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../text/numbers.ts';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { StatusLabel, type LabelTone } from '../../ui/text/label.tsx';
import { NoEntries } from './no-entries.tsx';

const ICON = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;
const TONES: Record<RankedDemo['status'], LabelTone> = {
  open: 'success',
  testing: 'warning',
  soon: 'neutral',
};

/** Something to play; it leads to the project that it belongs to. */
function DemoCard({ demo, isFirst }: { demo: RankedDemo; isFirst: boolean }) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="group relative min-w-0">
      <div className="aspect-16/10">
        {demo.cover ? (
          <Picture {...pictureSource(demo.cover)} sizes="(max-width: 768px) 50vw, 300px" priority={isFirst} />
        ) : (
          <span className="block size-full rounded-img bg-surface-2" />
        )}
      </div>
      <div className="mt-2.5 flex items-center gap-2 max-md:mt-2">
        <h2 id={headingId} className="min-w-0 flex-1 truncate text-16 max-md:text-15">
          <Link
            to={`/program/project/${demo.id}`}
            className="rounded-sm group-hover:text-brand-ink after:absolute after:inset-0"
          >
            {demo.title}
          </Link>
        </h2>
        <StatusLabel tone={TONES[demo.status]} className="max-md:px-1.25">
          {demo.statusText}
        </StatusLabel>
      </div>
      <p className="truncate text-13 text-ink-3">{[demo.author, ...demo.tags.slice(0, 1)].join(' · ')}</p>
      <p className="flex items-center gap-4 text-13 text-ink-3 tabular-nums [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.25">
        <span>
          <Play {...ICON} />
          <span className="sr-only">游玩</span>
          {formatCount(demo.plays)}
        </span>
        <span>
          <Heart {...ICON} />
          <span className="sr-only">喜欢</span>
          {formatCount(demo.likes)}
        </span>
      </p>
    </article>
  );
}

export function DemoBoard({ ranking: { demos, total } }: { ranking: Ranking }) {
  if (total === 0) return <NoEntries tab="demos" />;
  return (
    <ol
      aria-label="试玩"
      className="grid grid-cols-4 gap-x-6 gap-y-8 max-lg:grid-cols-3 max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-5"
    >
      {demos.map((demo, place) => (
        <li key={demo.id} className="min-w-0">
          <DemoCard demo={demo} isFirst={place === 0} />
        </li>
      ))}
    </ol>
  );
}
