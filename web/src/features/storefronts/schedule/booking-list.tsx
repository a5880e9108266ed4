import type { Schedule } from '@zaojie/contract/storefronts/schedule.schemas';
import { dayText } from './calendar-month.ts';

/** On a phone the bars carry no words; the orders stand under the calendar. */
export function BookingList({ queue }: Pick<Schedule, 'queue'>) {
  if (queue.length === 0) return null;
  return (
    <ul aria-label="这个月的订单" className="mt-2 md:hidden">
      {queue.map((booking) => (
        <li
          key={booking.order_id}
          className="flex min-h-15 items-center gap-3 border-b border-line text-13 leading-ui text-ink-3"
        >
          <span
            aria-hidden="true"
            className="h-1.5 w-3.5 shrink-0 rounded-full bg-brand-tint-2 inset-ring inset-ring-brand-line"
          />
          <span className="min-w-0 flex-1">
            <b className="block truncate text-14 font-medium text-ink">{booking.title}</b>
            {booking.client.nickname}，{dayText(booking.to)}交
          </span>
          <span className="shrink-0 text-ochre-ink">
            {booking.progress > 0 ? `进度 ${booking.progress}%` : '还没开工'}
          </span>
        </li>
      ))}
    </ul>
  );
}
