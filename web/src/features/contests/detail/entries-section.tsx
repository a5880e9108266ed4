import { useInfiniteQuery } from '@tanstack/react-query';
import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { formatMoment } from '../../../text/dates.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { entriesQuery } from '../contest-queries.ts';
import { EntryTile } from './entry-tile.tsx';
import { SectionHead } from './section-head.tsx';

const GRID =
  'grid grid-cols-4 gap-x-6 gap-y-7 max-[1180px]:grid-cols-3 max-md:grid-cols-2 max-md:gap-x-3 [&>*]:min-w-0';

function Entries({ contest }: { contest: ContestDetail }) {
  const list = useInfiniteQuery(entriesQuery(contest.id));
  const entries = list.data?.pages.flatMap((page) => page.data) ?? [];
  if (list.isPending) {
    return (
      <SkeletonGroup className={GRID}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <span key={key} className="grid gap-2.5">
            <Skeleton shape="block" className="aspect-4/3 w-full rounded-card!" />
            <Skeleton width="60%" />
          </span>
        ))}
      </SkeletonGroup>
    );
  }
  if (list.isError && entries.length === 0) {
    return (
      <ErrorState
        title="获取作品失败"
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (entries.length === 0) return <p className="text-ink-3">没有人交作品。</p>;
  return (
    <>
      <ul aria-label="参赛作品" className={GRID}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryTile entry={entry} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}

const hasEntries = ({ status }: ContestDetail) =>
  status === 'voting' || status === 'closed' || status === 'announced';

function aboutOf(contest: ContestDetail): string {
  if (!hasEntries(contest)) return `${formatMoment(contest.submissions_close_at)} 一起公开`;
  const count = `${contest.entry_count} 件`;
  return contest.status === 'voting' ? `${count}，作者在投票结束后公布` : count;
}

/** Hidden until voting opens, so that nobody looks at another's work before handing in. */
export function EntriesSection({ contest }: { contest: ContestDetail }) {
  if (contest.status === 'cancelled' && contest.entry_count === 0) return null;
  return (
    <section aria-label="作品" className="mt-12 max-md:mt-9">
      <SectionHead title="作品" about={aboutOf(contest)} />
      {hasEntries(contest) ? <Entries contest={contest} /> : null}
    </section>
  );
}
