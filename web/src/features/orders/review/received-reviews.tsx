import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { listReviews } from '@zaojie/contract/orders/review.endpoints';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { formatDay } from '../../../text/dates.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { ReportButton } from '../../reports/report-button.tsx';
import { AppealForm } from './appeal-form.tsx';
import { Stars } from './stars.tsx';

const receivedQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: ['reviews', userId] as const,
    queryFn: async ({ pageParam, signal }) => {
      const query = { user_id: userId, ...(pageParam !== null && { cursor: pageParam }) };
      return (await call(listReviews, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? null,
  });

/** What customers said of somebody, once it was opened. Nothing where nobody has. */
export function ReceivedReviews({ userId }: { userId: number }) {
  const viewerId = useSession()?.user.id ?? null;
  const list = useInfiniteQuery(receivedQuery(userId));
  const reviews = list.data?.pages.flatMap((page) => page.data) ?? [];
  if (list.isError && reviews.length === 0) {
    return (
      <InlineError
        text="评价没有取到"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
        className="mt-8"
      />
    );
  }
  if (reviews.length === 0) return null;
  return (
    <section aria-label="客户评价" className="mt-10">
      <h2 className="mb-2 text-18">
        客户评价<span className="ml-2 text-13 font-normal text-ink-3">{list.data?.pages[0]?.total} 条</span>
      </h2>
      <ul>
        {reviews.map((review) => (
          <li key={review.id} className="flex gap-3.5 border-t border-line py-4.5">
            <Avatar name={review.author.nickname} src={review.author.avatar} size={36} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 leading-ui">
                <b className="font-semibold">{review.author.nickname}</b>
                <Stars rating={review.rating} />
                <span className="text-13 text-ink-3">
                  {review.title}，{formatDay(review.created_at)}
                </span>
              </p>
              <p className="mt-1 leading-text break-words whitespace-pre-line">{review.content}</p>
              {review.reply === '' ? null : (
                <p className="mt-2 border-l-2 border-line-2 pl-3 text-13 leading-5 break-words whitespace-pre-line text-ink-2">
                  回复：{review.reply}
                </p>
              )}
              <p className="mt-2 flex items-center gap-5">
                {review.author.id === viewerId ? null : (
                  <ReportButton
                    target={{ kind: 'review', id: review.id, name: `${review.author.nickname}的评价` }}
                  />
                )}
                <AppealForm review={review} refresh={['reviews', userId]} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </section>
  );
}
