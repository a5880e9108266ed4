import { useQuery } from '@tanstack/react-query';
import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import type { ResultRow } from '@zaojie/contract/contests/entry.schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Pager } from '../../../ui/menu/pager.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { PlaceSign } from '../../../ui/text/place-sign.tsx';
import { submissionPath } from '../contest-paths.ts';
import { resultsQuery } from '../contest-queries.ts';
import { authorsOf, EntryCover } from './entry-tile.tsx';
import { SectionHead } from './section-head.tsx';

const SIGNS = 3;
const MARKS_SHOWN = 4;
const points = (score: number) => score.toFixed(2);

function Place({ rank }: { rank: number }) {
  return (
    <span className="grid place-items-center">
      <span className="sr-only">第 {rank} 名</span>
      {rank <= SIGNS ? (
        <PlaceSign place={rank} />
      ) : (
        <b aria-hidden="true" className="text-18 font-semibold text-ink-2">
          {rank}
        </b>
      )}
    </span>
  );
}

function Result({ row }: { row: ResultRow }) {
  return (
    <li className="relative flex min-h-21 items-center gap-3 border-b border-line py-2.5">
      <span className="w-10 shrink-0 max-md:w-7">
        <Place rank={row.rank} />
      </span>
      <span className="h-15.5 w-26 shrink-0 overflow-hidden rounded-[6px] max-md:h-14 max-md:w-20">
        <EntryCover entry={row} sizes="104px" />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          to={submissionPath(row.contest_id, row.id)}
          className="block truncate text-15 font-semibold -outline-offset-2 after:absolute after:inset-0 hover:text-brand-ink"
        >
          {row.title}
        </Link>
        <small className="block truncate text-13 text-ink-3">
          {row.is_mine ? '我的作品' : authorsOf(row)}
        </small>
        {row.prize === null ? null : (
          <small className="block truncate text-13 text-ink-2">
            {row.prize.name}
            {row.prize.amount > 0 ? <Money from={row.prize.amount} className="ml-1.5" /> : null}
          </small>
        )}
      </span>
      {row.criteria_scores.slice(0, MARKS_SHOWN).map(({ criterion_id: id, name, score }) => (
        <span key={id} className="w-18 shrink-0 text-right leading-[1.4] tabular-nums max-[1180px]:hidden">
          {points(score)}
          <small className="block truncate text-12 text-ink-3">{name}</small>
        </span>
      ))}
      <span className="w-20 shrink-0 text-right leading-[1.4] tabular-nums max-md:w-14">
        <b className="text-18 font-semibold">{row.score === null ? '—' : points(row.score)}</b>
        <small className="block text-12 text-ink-3">{row.ballot_count} 人评</small>
      </span>
    </li>
  );
}

function Results({ contest }: { contest: ContestDetail }) {
  const [page, setPage] = useState(1);
  const { data, isPending, isPlaceholderData, error, isFetching, refetch } = useQuery(
    resultsQuery(contest.id, page),
  );
  if (isPending) {
    return (
      <SkeletonGroup className="border-t border-line">
        {['a', 'b', 'c'].map((key) => (
          <span key={key} className="flex items-center gap-3 border-b border-line py-2.5">
            <Skeleton shape="block" width={104} height={62} />
            <Skeleton width="40%" />
          </span>
        ))}
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState title="获取结果失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data.data.length === 0) return <p className="text-ink-3">没有作品进入名次。</p>;
  return (
    <>
      <ol
        aria-label="名次"
        aria-busy={isPlaceholderData || undefined}
        className={classNames('border-t border-line transition-opacity', isPlaceholderData && 'opacity-60')}
      >
        {data.data.map((row) => (
          <Result key={row.id} row={row} />
        ))}
      </ol>
      {data.last_page > 1 ? (
        <div className="mt-6">
          <Pager page={page} pageCount={data.last_page} onChange={setPage} label="名次分页" />
        </div>
      ) : null}
    </>
  );
}

/** The places, with what each criterion got. */
export function ResultsSection({ contest }: { contest: ContestDetail }) {
  if (contest.status === 'cancelled') return null;
  const isOver = contest.status === 'closed' || contest.status === 'announced';
  if (!isOver) {
    return (
      <section aria-label="结果" className="mt-12 max-md:mt-9">
        <SectionHead
          title="结果"
          about={`${formatMoment(contest.announce_at)} 公布。按每项的平均分和权重排，评的人少的往大家的平均分靠。`}
        />
      </section>
    );
  }
  return (
    <section id="results" aria-label="结果" className="mt-12 scroll-mt-20 max-md:mt-9">
      <SectionHead
        title="结果"
        about={
          contest.status === 'closed'
            ? `${formatMoment(contest.announce_at)} 公布，那时发放奖金`
            : '按每项的平均分和权重排，评的人少的往大家的平均分靠'
        }
      />
      {contest.has_results ? (
        <Results contest={contest} />
      ) : (
        <p className="text-ink-3">正在计票，过一会再来看。</p>
      )}
    </section>
  );
}
