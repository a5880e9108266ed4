import type { CreditEvent } from '@zaojie/contract/credit/credit.endpoints';
import { creditLimits, type CreditSide } from '@zaojie/contract/credit/credit-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '../../api/client.ts';
import { formatDay, formatFullTime } from '../../text/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { creditEventsQuery } from './credit-queries.ts';

function Event({ event }: { event: CreditEvent }) {
  const { title, order, is_good: isGood, metric, metric_label: label, created_at: at } = event;
  // A dispute makes its rate grow; everything else that went wrong makes one fall.
  const sign = isGood || metric === 'dispute' ? '+' : '−';
  return (
    <li className="grid min-h-14 grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-4 border-b border-line max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0 max-md:py-2">
      <time
        dateTime={at}
        title={formatFullTime(at)}
        className="text-13 text-ink-3 max-md:col-start-1 max-md:row-start-2 max-md:text-12"
      >
        {formatDay(at)}
      </time>
      <div className="min-w-0">
        <b className="block font-medium">{title}</b>
        <Link to={`/order/${order.id}`} className="block truncate text-13 text-ink-3 hover:text-brand-ink">
          {order.title}
        </Link>
      </div>
      <span className={classNames('text-13 whitespace-nowrap', isGood ? 'text-success' : 'text-danger')}>
        {label} {sign}
      </span>
    </li>
  );
}

export function CreditEvents({ side }: { side: CreditSide }) {
  const list = useInfiniteQuery(creditEventsQuery(side));
  const events = (list.data?.pages ?? []).flatMap((page) => page.data);
  return (
    <section aria-labelledby="credit-events" className="mt-8">
      <h2 id="credit-events" className="mb-2 flex items-baseline justify-between text-16">
        背后的事<span className="text-13 font-normal text-ink-3">近 {creditLimits.months} 个月</span>
      </h2>
      <ol className="border-t border-line">
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {list.isSuccess && events.length === 0 ? (
        <p className="pt-4 text-ink-2">还没有订单。第一单完成后，这里会记下按时与否。</p>
      ) : null}
      {list.isPending ? (
        <SkeletonGroup className="grid gap-4 pt-4">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} width="100%" height={32} />
          ))}
        </SkeletonGroup>
      ) : null}
      {list.isError && events.length === 0 ? (
        <InlineError
          text={messageOf(list.error, '记录没有取到')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      <LoadMore list={list} />
    </section>
  );
}
