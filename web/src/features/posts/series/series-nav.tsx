import type { SeriesPlace } from '@zaojie/contract/posts/series.schemas';
import { ChevronLeft, ChevronRight, Layers } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const STEP =
  'flex min-h-11 min-w-0 items-center gap-1 rounded-control px-2 py-1.5 text-14 text-ink-2 transition-colors hover:bg-surface-3 hover:text-ink';

type StepProps = { to: { id: number; title: string } | null; way: '上一篇' | '下一篇' };

/** Where there is no other post, its half stays empty. */
function Step({ to, way }: StepProps) {
  if (to === null) return <span />;
  const isNext = way === '下一篇';
  return (
    <Link
      to={`/post/${to.id}`}
      rel={isNext ? 'next' : 'prev'}
      className={classNames(STEP, isNext && 'justify-end text-right')}
    >
      {isNext ? null : <ChevronLeft {...icon} className="shrink-0" />}
      <span className="min-w-0">
        <span className="block text-12 text-ink-3">{way}</span>
        <span className="block truncate">{to.title}</span>
      </span>
      {isNext ? <ChevronRight {...icon} className="shrink-0" /> : null}
    </Link>
  );
}

/** 合集《…》第 3/12 篇, and the way to what comes before and after. */
export function SeriesNav({ place }: { place: SeriesPlace }) {
  return (
    <nav aria-label="合集" className="mt-6 rounded-card bg-surface-2 px-3 py-2">
      <p className="flex min-h-9 items-center gap-2 px-2 text-14">
        <Layers {...icon} className="shrink-0 text-ink-3" />
        <Link
          to={`/series/${place.id}`}
          className="min-w-0 truncate font-medium underline-offset-3 hover:text-brand-ink hover:underline"
        >
          合集《{place.title}》
        </Link>
        <span className="ml-auto shrink-0 text-13 text-ink-3">
          第 {place.position}/{place.posts_count} 篇
        </span>
      </p>
      {place.previous || place.next ? (
        <div className="grid grid-cols-2 gap-2">
          <Step to={place.previous} way="上一篇" />
          <Step to={place.next} way="下一篇" />
        </div>
      ) : null}
    </nav>
  );
}
