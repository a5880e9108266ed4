import { useQuery } from '@tanstack/react-query';
import { ballotErrors, contestErrors } from '@zaojie/contract/contests/contest.errors';
import { skipReasons } from '@zaojie/contract/contests/contest-words';
import type { Criterion } from '@zaojie/contract/contests/contest.schemas';
import type { OwnBallot } from '@zaojie/contract/contests/entry.schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiFailure, messageOf } from '../../../api/client.ts';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { formatMoment } from '../../../text/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { GonePage } from '../../../ui/feedback/gone-page.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Crumbs } from '../../../ui/layout/crumbs.tsx';
import { Pager } from '../../../ui/menu/pager.tsx';
import { EVENTS_PATH, eventPath, submissionPath, votePath } from '../contest-paths.ts';
import { ballotsQuery } from '../contest-queries.ts';
import { NoContest } from '../contest-screen.tsx';
import { authorsOf, EntryCover } from '../detail/entry-tile.tsx';

type LineProps = { ballot: OwnBallot; criteria: readonly Criterion[]; canChange: boolean };

function BallotLine({ ballot, criteria, canChange }: LineProps) {
  const { entry, scores, skip_reason: skipped } = ballot;
  const scoreOf = (id: number) => scores?.find((each) => each.criterion_id === id)?.score ?? null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="h-15.5 w-26 shrink-0 overflow-hidden rounded-[6px] max-md:h-14 max-md:w-20">
        <EntryCover entry={entry} sizes="104px" />
      </span>
      <span className="min-w-40 flex-1">
        <Link
          to={submissionPath(entry.contest_id, entry.id)}
          className="block truncate text-15 font-semibold hover:text-brand-ink"
        >
          {entry.title}
        </Link>
        <small className="block truncate text-13 text-ink-3">
          {entry.rank === null ? '' : `第 ${entry.rank} 名，`}
          {authorsOf(entry)}
        </small>
      </span>
      {scores === null ? (
        <span className="text-13 text-ink-3">跳过：{skipped === null ? '' : skipReasons[skipped]}</span>
      ) : (
        <dl className="flex gap-x-5 max-md:w-full max-md:justify-between max-md:gap-x-2">
          {criteria.map(({ id, name }) => (
            <div key={id} className="flex flex-col-reverse text-right leading-[1.4] max-md:text-left">
              <dt className="text-12 text-ink-3">{name}</dt>
              <dd className="font-medium tabular-nums">{scoreOf(id) ?? '—'}</dd>
            </div>
          ))}
        </dl>
      )}
      {canChange ? (
        <ButtonLink
          to={votePath(entry.contest_id, entry.id)}
          size="small"
          aria-label={`${scores === null ? '去评' : '改分'} ${entry.title}`}
          className="max-md:ml-auto"
        >
          {scores === null ? '去评' : '改分'}
        </ButtonLink>
      ) : null}
    </li>
  );
}

/** What one has given, to be changed until the close; afterwards the places stand beside it. */
export function OwnBallots({ id }: { id: number }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(ballotsQuery(id, page));
  usePageTitle(data === undefined ? '我的选票' : `我的选票 ${data.contest.title}`);
  if (data === undefined && error instanceof ApiFailure) {
    if (error.code === contestErrors.notFound.code) return <NoContest />;
    if (error.code === ballotErrors.notOpen.code) {
      return <GonePage line={messageOf(error, '')} to={eventPath(id)} way="回到活动" />;
    }
  }
  if (data === undefined && error) {
    return (
      <ErrorState
        title="获取选票失败"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="pt-16"
      />
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton width={180} height={32} />
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} shape="block" className="h-20 w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  const { contest, rated_count: rated, total_count: total, can_change: canChange } = data;
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <Crumbs
            way={[
              { to: EVENTS_PATH, label: '活动' },
              { to: eventPath(id), label: contest.title },
            ]}
            here="我的选票"
          />
          <h1 className="mt-2 text-28 max-md:text-22">我的选票</h1>
          <p className="mt-0.5 text-ink-3">
            评了 {rated} 件，共 {total} 件。
            {canChange
              ? `${formatMoment(contest.voting_closes_at)} 截止前都可以改。`
              : '投票已经结束，选票不能再改。'}
          </p>
        </div>
        {canChange && rated < total ? (
          <ButtonLink to={votePath(id)} look="primary">
            继续评
          </ButtonLink>
        ) : null}
      </header>
      {data.data.length === 0 ? (
        <EmptyState
          line={canChange ? '还没有评过作品。' : '你没有在这个活动里投票。'}
          action={
            <ButtonLink to={canChange ? votePath(id) : eventPath(id)}>
              {canChange ? '去投票' : '回到活动'}
            </ButtonLink>
          }
          className="pt-14"
        />
      ) : (
        <ul aria-label="选票" className="border-t border-line">
          {data.data.map((ballot) => (
            <BallotLine
              key={ballot.entry.id}
              ballot={ballot}
              criteria={contest.criteria}
              canChange={canChange}
            />
          ))}
        </ul>
      )}
      {data.last_page > 1 ? (
        <div className="mt-6">
          <Pager page={page} pageCount={data.last_page} onChange={setPage} label="选票分页" />
        </div>
      ) : null}
    </>
  );
}
