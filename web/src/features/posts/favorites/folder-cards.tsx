import { useQuery } from '@tanstack/react-query';
import type { FavoriteFolder } from '@zaojie/contract/posts/favorite.schemas';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../../api/client.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Thumbnail } from '../../uploads/thumbnail.tsx';
import { foldersQuery } from './favorite-queries.ts';

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

export function FolderCard({ folder }: { folder: FavoriteFolder }) {
  const inside = (
    <>
      <Covers covers={folder.covers} />
      <div className="px-3 py-2.5">
        <p className="flex items-center gap-1.5 font-medium">
          <span className="min-w-0 truncate">{folder.name}</span>
          {folder.is_public ? null : (
            <Lock size={14} strokeWidth={1.75} aria-label="私密" className="shrink-0 text-ink-3" />
          )}
        </p>
        <p className="text-13 text-ink-3">{folder.posts_count} 篇</p>
      </div>
    </>
  );
  const look = 'block overflow-hidden rounded-card border border-line bg-surface';
  // A default folder that nothing was kept in yet leads nowhere.
  if (folder.id === 0) return <div className={look}>{inside}</div>;
  return (
    <Link to={`/favorites/${folder.id}`} className={`${look} transition-colors hover:border-line-2`}>
      {inside}
    </Link>
  );
}

/** Somebody's folders: one's own all of them, others' the public ones. */
export function FolderCards({ userId, empty }: { userId: number; empty: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(foldersQuery(userId));
  if (error && !data) {
    return (
      <ErrorState
        title={messageOf(error, '收藏夹没有取到')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
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
      {data.map((folder) => (
        <li key={folder.id}>
          <FolderCard folder={folder} />
        </li>
      ))}
    </ul>
  );
}
