import { useInfiniteQuery } from '@tanstack/react-query';
import type { Work } from '@zaojie/contract/profiles/profile.schemas';
import { Heart, Images } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../api/client.ts';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { useOnSight } from '../../hooks/use-on-sight.ts';
import { formatCount } from '../../text/numbers.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { openLightbox } from '../../ui/media/lightbox.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { inColumns } from './masonry.ts';
import { worksQuery } from './profile-queries.ts';

const FAILED = '获取作品失败';
const SIZES = '(max-width: 768px) 50vw, (max-width: 1180px) 34vw, 400px';

/** Works and posts have numbers of their own. */
const keyOf = ({ kind, id }: Work) => `${kind}-${id}`;

type WorkDoorProps = { work: Work; onOpen: () => void; children: ReactNode };

/** To the post that tells of it; a work that has none is only looked at, large. */
function WorkDoor({ work, onOpen, children }: WorkDoorProps) {
  if (work.post_id !== null) {
    return (
      <Link to={`/post/${work.post_id}`} className="group block">
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-label={`放大 ${work.title}`}
      onClick={onOpen}
      className="group block w-full cursor-zoom-in rounded-img text-left"
    >
      {children}
    </button>
  );
}

function WorkTile({ work, onOpen }: { work: Work; onOpen: () => void }) {
  return (
    <article aria-label={work.title}>
      <WorkDoor work={work} onOpen={onOpen}>
        <span className="relative block">
          <Picture {...pictureSource(work.cover, work.title)} fit="natural" sizes={SIZES} />
          {work.pictures_count > 1 ? (
            <span className="absolute top-2 right-2 flex items-center gap-1 rounded-sm bg-scrim px-1.5 text-12 leading-5.5 text-on-scrim">
              <Images size={14} strokeWidth={1.75} aria-hidden="true" />
              {work.pictures_count}
              <span className="sr-only">张图</span>
            </span>
          ) : null}
        </span>
        <span className="mt-2 flex items-baseline justify-between gap-3 leading-normal">
          <span className="truncate font-medium group-hover:text-brand-ink">{work.title}</span>
          {work.post_id === null ? null : (
            <span className="flex shrink-0 items-center gap-1 text-13 text-ink-3">
              <Heart size={14} strokeWidth={1.75} aria-hidden="true" />
              <span className="sr-only">获赞</span>
              {formatCount(work.like_count)}
            </span>
          )}
        </span>
      </WorkDoor>
    </article>
  );
}

function WorksSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-3 gap-4 max-md:grid-cols-2">
      {[260, 340, 220].map((height) => (
        <Skeleton key={height} shape="block" height={height} />
      ))}
    </SkeletonGroup>
  );
}

type Works = ReturnType<typeof useInfiniteQuery<unknown>>;

function WorksFoot({
  works,
}: {
  works: Pick<
    Works,
    'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'error' | 'data' | 'fetchNextPage'
  >;
}) {
  const loaded = works.isFetching ? null : (works.data ?? null);
  const marker = useOnSight<HTMLDivElement>(() => void works.fetchNextPage(), loaded);
  if (!works.hasNextPage) return null;
  if (works.isFetchNextPageError) {
    return (
      <p role="alert" className="flex items-center justify-center gap-3 pt-6 text-ink-2">
        {messageOf(works.error, FAILED)}
        <Button size="small" onClick={() => void works.fetchNextPage()}>
          重试
        </Button>
      </p>
    );
  }
  return (
    <div ref={marker} className="mt-5">
      <WorksSkeleton />
    </div>
  );
}

/** Somebody's works on the wall, as tall as they are; more come as one scrolls. */
export function WorksGrid({ userId, empty }: { userId: number; empty: ReactNode }) {
  const works = useInfiniteQuery(worksQuery(userId));
  const isPhone = useMediaQuery('(max-width: 768px)');
  const all = useMemo(() => {
    const pages = (works.data?.pages ?? []).flatMap((page) => page.data);
    return [...new Map(pages.map((work) => [keyOf(work), work])).values()];
  }, [works.data]);
  const columns = useMemo(() => {
    const hung = inColumns(all, isPhone ? 2 : 3, (work) => work.cover);
    return hung.filter((column) => column.length > 0);
  }, [all, isPhone]);
  const look = (work: Work) =>
    openLightbox(
      all.map((each) => each.cover),
      all.indexOf(work),
    );
  if (works.isPending) return <WorksSkeleton />;
  if (works.isError && !works.data) {
    return (
      <ErrorState
        title={messageOf(works.error, FAILED)}
        retrying={works.isFetching}
        onRetry={() => void works.refetch()}
      />
    );
  }
  if (columns.length === 0) return empty;
  return (
    <>
      <div className="grid grid-cols-3 items-start gap-4 max-md:grid-cols-2 max-md:gap-2.5">
        {columns.map((column) => (
          <div key={column[0] && keyOf(column[0])} className="grid grid-cols-1 gap-5 max-md:gap-4">
            {column.map((work) => (
              <WorkTile key={keyOf(work)} work={work} onOpen={() => look(work)} />
            ))}
          </div>
        ))}
      </div>
      <WorksFoot works={works} />
    </>
  );
}
