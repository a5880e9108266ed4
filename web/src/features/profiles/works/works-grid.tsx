import { useInfiniteQuery } from '@tanstack/react-query';
import type { Work } from '@zaojie/contract/profiles/profile.schemas';
import { Heart, Images } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { useOnSight } from '../../../hooks/use-on-sight.ts';
import { formatCount } from '../../../text/numbers.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { ReportButton } from '../../reports/report-button.tsx';
import { worksQuery } from '../profile-queries.ts';

const FAILED = '获取作品失败';
const SIZES = '(max-width: 768px) 60vw, 480px';
/** Within these a picture stands as it is; beyond them it would be a strip, and its middle is shown. */
const NARROWEST = 0.56;
const WIDEST = 2.4;
/** How much taller a row may get to be full: one that holds a single picture stays a row. */
const MOST_STRETCH = 2;

/** Works and posts have numbers of their own. */
const keyOf = ({ kind, id }: Work) => `${kind}-${id}`;

const ratioOf = ({ cover: { width, height } }: Work) =>
  Math.min(WIDEST, Math.max(NARROWEST, width > 0 && height > 0 ? width / height : 1));

function PicturesCount({ count }: { count: number }) {
  if (count < 2) return null;
  return (
    <span className="absolute top-2 right-2 flex items-center gap-1 rounded-sm bg-scrim px-1.5 text-12 leading-5.5 text-on-scrim">
      <Images size={14} strokeWidth={1.75} aria-hidden="true" />
      {count}
      <span className="sr-only">张图</span>
    </span>
  );
}

type TileProps = {
  work: Work;
  isOwn: boolean;
  /** In sight at once. */ isFirst: boolean;
  onOpen: () => void;
};

/** The picture opens large; the title leads to the post that tells of it, if there is one. */
function WorkTile({ work, isOwn, isFirst, onOpen }: TileProps) {
  const ratio = ratioOf(work);
  return (
    <article
      aria-label={work.title}
      // As wide as the picture is at the height of a row; the row's rest is shared in the same proportion.
      style={{
        flexGrow: ratio,
        flexBasis: `calc(var(--row) * ${ratio})`,
        maxWidth: `calc(var(--row) * ${ratio * MOST_STRETCH})`,
      }}
      className="min-w-0"
    >
      <button
        type="button"
        aria-label={`放大 ${work.title}`}
        onClick={onOpen}
        style={{ aspectRatio: ratio }}
        className="relative block w-full cursor-zoom-in rounded-img"
      >
        <Picture {...pictureSource(work.cover, work.title)} sizes={SIZES} priority={isFirst} />
        <PicturesCount count={work.pictures_count} />
      </button>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        {/* Under a narrow picture the title has a line of its own. */}
        <span className="min-w-0 flex-1 basis-14 truncate font-medium">
          {work.post_id === null ? (
            work.title
          ) : (
            <Link to={`/post/${work.post_id}`} className="hover:text-brand-ink">
              {work.title}
            </Link>
          )}
        </span>
        {work.post_id === null ? null : (
          <span className="flex shrink-0 items-center gap-1 text-13 text-ink-3">
            <Heart size={14} strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">获赞</span>
            {formatCount(work.like_count)}
          </span>
        )}
        {work.kind === 'work' && !isOwn ? (
          <ReportButton
            isBare
            target={{ kind: 'work', id: work.id, name: work.title }}
            className="shrink-0 self-center"
          />
        ) : null}
      </p>
    </article>
  );
}

function WorksSkeleton() {
  return (
    <SkeletonGroup className="flex gap-4 max-md:gap-2.5">
      {[2, 3, 4].map((share) => (
        <span key={share} style={{ flexGrow: share }}>
          <Skeleton shape="block" className="h-65 w-full max-md:h-38" />
        </span>
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

/** Somebody's works in rows that fill the wall, each as wide as it is; more come as one scrolls. */
export function WorksGrid({ userId, empty }: { userId: number; empty: ReactNode }) {
  const isOwn = useSession()?.user.id === userId;
  const works = useInfiniteQuery(worksQuery(userId));
  const all = useMemo(() => {
    const pages = (works.data?.pages ?? []).flatMap((page) => page.data);
    return [...new Map(pages.map((work) => [keyOf(work), work])).values()];
  }, [works.data]);
  const look = (work: Work) =>
    openLightbox(
      all.map((each) => each.cover),
      all.indexOf(work),
    );
  if (works.isPending) return <WorksSkeleton />;
  if (works.isError && !works.data) {
    return (
      <ErrorState
        title={FAILED}
        error={works.error}
        retrying={works.isFetching}
        onRetry={() => void works.refetch()}
      />
    );
  }
  if (all.length === 0) return empty;
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-5 [--row:13rem] max-md:gap-x-2.5 max-md:gap-y-4 max-md:[--row:8rem]">
        {all.map((work, place) => (
          <WorkTile
            key={keyOf(work)}
            work={work}
            isOwn={isOwn}
            isFirst={place === 0}
            onOpen={() => look(work)}
          />
        ))}
        {/* Takes what is left of the last row, so that its works stay as tall as the others. */}
        <span aria-hidden="true" className="grow-[1000000]" />
      </div>
      <WorksFoot works={works} />
    </>
  );
}
