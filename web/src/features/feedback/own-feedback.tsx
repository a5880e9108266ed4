import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnFeedback as Row } from '@zaojie/contract/feedback/feedback.schemas';
import { formatFullTime, formatMoment } from '../../text/dates.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StatusLabel } from '../../ui/text/label.tsx';
import { ownFeedbackQuery } from './feedback-queries.ts';

function FeedbackRow({ row }: { row: Row }) {
  return (
    <li className="border-line px-6 py-4.5 not-first:border-t max-md:px-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-ink-3">
        <StatusLabel tone={row.state === 'answered' ? 'success' : 'neutral'}>{row.state_label}</StatusLabel>
        {row.kind_label}
        <time dateTime={row.created_at} title={formatFullTime(row.created_at)}>
          {formatMoment(row.created_at)}
        </time>
      </p>
      <p className="mt-1.5 leading-[1.75] break-words whitespace-pre-line">{row.content}</p>
      {row.reply === '' ? null : (
        <blockquote className="mt-2.5 border-l-2 border-line-2 pl-3.5 leading-[1.75] break-words whitespace-pre-line text-ink-2">
          {row.reply}
        </blockquote>
      )}
    </li>
  );
}

/** What one has written to the site, and what was answered. */
export function OwnFeedback() {
  const list = useInfiniteQuery(ownFeedbackQuery);
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (list.isPending) {
    return (
      <SkeletonGroup className="grid gap-3">
        <Skeleton shape="block" height={96} className="w-full" />
      </SkeletonGroup>
    );
  }
  if (list.isError && rows.length === 0) {
    return (
      <ErrorState
        title="你的反馈没有取到"
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (rows.length === 0)
    return <p className="text-ink-3">你还没有写过。写过的和我们的回复，都会留在这里。</p>;
  return (
    <>
      <Card bleed>
        <ul aria-label="我的反馈">
          {rows.map((row) => (
            <FeedbackRow key={row.id} row={row} />
          ))}
        </ul>
      </Card>
      <LoadMore list={list} />
    </>
  );
}
