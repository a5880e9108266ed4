import { useQuery } from '@tanstack/react-query';
import { ballotErrors, contestErrors, entryErrors } from '@zaojie/contract/contests/contest.errors';
import type { BallotPaper } from '@zaojie/contract/contests/entry.schemas';
import { ChevronLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ApiFailure, messageOf } from '../../../api/client.ts';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { GonePage } from '../../../ui/feedback/gone-page.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink, TextLink } from '../../../ui/form/button.tsx';
import { eventPath, votePath, votingPath } from '../contest-paths.ts';
import { paperQuery } from '../contest-queries.ts';
import { NoContest } from '../contest-screen.tsx';
import { BallotView } from './ballot-view.tsx';

function Head({ paper }: { paper: BallotPaper }) {
  const { contest, rated_count: rated, total_count: total } = paper;
  const left = total - rated;
  return (
    <header className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <TextLink to={eventPath(contest.id)}>
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {contest.title}
      </TextLink>
      <div className="ml-auto flex max-w-115 flex-1 items-center gap-3.5 text-13 whitespace-nowrap text-ink-2 max-md:order-3 max-md:w-full max-md:max-w-none max-md:flex-none">
        <span>
          已评 {rated} 件，{left > 0 ? `还有 ${left} 件` : '都评完了'}
        </span>
        <progress
          aria-label="投票进度"
          value={rated}
          max={Math.max(1, total)}
          className="h-1 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-brand"
        />
      </div>
      <ButtonLink to={votingPath(contest.id)} size="small" className="max-md:ml-auto">
        我的选票
      </ButtonLink>
    </header>
  );
}

type FailureProps = { error: unknown; id: number; isFetching: boolean; onRetry: () => void };

const OVER: ReadonlySet<number> = new Set([
  ballotErrors.closed.code,
  ballotErrors.notOpen.code,
  ballotErrors.ownEntry.code,
]);

function Failure({ error, id, isFetching, onRetry }: FailureProps) {
  const code = error instanceof ApiFailure ? error.code : 0;
  if (code === contestErrors.notFound.code) return <NoContest />;
  if (OVER.has(code)) return <GonePage line={messageOf(error, '')} to={eventPath(id)} way="回到活动" />;
  if (code === entryErrors.notFound.code) {
    return <GonePage line={messageOf(error, '')} to={votePath(id)} way="评别的作品" />;
  }
  return (
    <ErrorState
      title="获取作品失败"
      error={error}
      retrying={isFetching}
      onRetry={onRetry}
      className="pt-16"
    />
  );
}

/** One entry at a time; a chosen one when it is asked for. */
export function VoteScreen({ id, entryId }: { id: number; entryId: number | null }) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(paperQuery(id, entryId));
  usePageTitle(data === undefined ? '' : `投票 ${data.contest.title}`);
  if (data === undefined && error) {
    return <Failure error={error} id={id} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <SkeletonGroup className="grid min-h-dvh grid-cols-[minmax(0,1fr)_360px] content-start gap-10 max-[1180px]:grid-cols-[minmax(0,1fr)]">
        <Skeleton shape="block" className="h-150 w-full rounded-card! max-md:h-80" />
        <span className="grid content-start gap-4">
          <Skeleton width="60%" height={28} />
          <Skeleton width="90%" />
          <Skeleton shape="block" className="h-80 w-full" />
        </span>
      </SkeletonGroup>
    );
  }
  const { entry } = data;
  function next() {
    scrollTo({ top: 0 });
    if (entryId === null) return;
    toast.success('分数已改');
    void navigate(votingPath(id));
  }
  return (
    <>
      <Head paper={data} />
      {entry === null ? (
        <EmptyState
          line={data.total_count === 0 ? '没有可以评的作品。' : '能评的都评完了，截止前还可以改分。'}
          action={
            data.total_count === 0 ? (
              <ButtonLink to={eventPath(id)}>回到活动</ButtonLink>
            ) : (
              <ButtonLink to={votingPath(id)} look="primary">
                看我的选票
              </ButtonLink>
            )
          }
          className="pt-14"
        />
      ) : (
        <BallotView
          key={`${entry.id}-${data.rated_count}-${data.skipped_count}`}
          entry={entry}
          isChange={entry.my_ballot !== null && entry.my_ballot.scores !== null}
          onNext={next}
        />
      )}
    </>
  );
}
