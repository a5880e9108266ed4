import type { UseQueryResult } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Thumbnail } from './thumbnail.tsx';

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4 max-md:grid-cols-2 max-md:gap-3';

function Covers({ covers }: { covers: readonly string[] }) {
  if (covers.length === 0) return <div className="aspect-4/3 bg-surface-2" />;
  const isWhole = covers.length < 4;
  return (
    <div className={`grid aspect-4/3 gap-0.5 bg-surface-2 ${isWhole ? '' : 'grid-cols-2 grid-rows-2'}`}>
      {(isWhole ? covers.slice(0, 1) : covers).map((url) => (
        <Thumbnail
          key={url}
          url={url}
          width={isWhole ? 240 : 120}
          height={isWhole ? 180 : 90}
          className="size-full min-h-0 object-cover"
        />
      ))}
    </div>
  );
}

interface CoverCardProps {
  /** Null where there is nothing to open yet. */
  to: string | null;
  name: string;
  isPublic: boolean;
  covers: readonly string[];
  note: string;
}

/** Something that holds others: its name, the first pictures of what is in it, and how many. */
export function CoverCard({ to, name, isPublic, covers, note }: CoverCardProps) {
  const inside = (
    <>
      <Covers covers={covers} />
      <div className="px-3 py-2.5">
        <p className="flex items-center gap-1.5 font-medium">
          <span className="min-w-0 truncate">{name}</span>
          {isPublic ? null : (
            <Lock size={14} strokeWidth={1.75} aria-label="私密" className="shrink-0 text-ink-3" />
          )}
        </p>
        <p className="text-13 text-ink-3">{note}</p>
      </div>
    </>
  );
  const look = 'block overflow-hidden rounded-card border border-line bg-surface';
  if (to === null) return <div className={look}>{inside}</div>;
  return (
    <Link to={to} className={`${look} transition-colors hover:border-line-2`}>
      {inside}
    </Link>
  );
}

interface CoverCardsProps<Holder extends { id: number }> {
  list: UseQueryResult<Holder[]>;
  failed: string;
  empty: ReactNode;
  renderCard: (holder: Holder) => ReactNode;
}

/** Several of them, with what stands there while they come or don't. */
export function CoverCards<Holder extends { id: number }>({
  list,
  failed,
  empty,
  renderCard,
}: CoverCardsProps<Holder>) {
  const { data, error, isFetching, refetch } = list;
  if (error && !data) {
    return <ErrorState title={failed} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <SkeletonGroup className={GRID}>
        <Skeleton shape="block" height={210} />
        <Skeleton shape="block" height={210} />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return empty;
  return (
    <ul className={GRID}>
      {data.map((holder) => (
        <li key={holder.id}>{renderCard(holder)}</li>
      ))}
    </ul>
  );
}
