import { checkIn, type ScoreOverview } from '@zaojie/contract/scores/score.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { formatDay } from '../../text/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { scoreKeys, scoreOverviewQuery } from './score-queries.ts';

const LEAST_PERCENT = 4;

/** A bar for each of the last days, the tallest as high as there is room. */
function Spark({ days }: { days: ScoreOverview['days'] }) {
  const most = Math.max(1, ...days.map(({ points }) => points));
  return (
    <figure className="max-md:w-full">
      <ol className="flex h-12.5 items-end gap-1 max-md:gap-0.75">
        {days.map(({ day, points }, index) => (
          <li
            key={day}
            title={`${formatDay(day)} +${points}`}
            style={{ height: `${Math.max(LEAST_PERCENT, (points / most) * 100)}%` }}
            className={classNames(
              'w-3.5 rounded-xs max-md:flex-1',
              index === days.length - 1 ? 'bg-brand' : 'bg-brand-tint-2',
            )}
          >
            <span className="sr-only">
              {formatDay(day)} 得 {points}
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-1 text-12 leading-4.5 text-ink-3">近 {days.length} 天</figcaption>
    </figure>
  );
}

function useCheckIn() {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const send = useOneAtATime<void>(async () => {
    setSending(true);
    try {
      const { data, msg } = await call(checkIn, { body: {} });
      client.setQueryData(scoreOverviewQuery.queryKey, data);
      toast.success(msg);
    } catch (error) {
      toast.error(messageOf(error, '没有签到，请重试'));
    } finally {
      setSending(false);
      await client.invalidateQueries({ queryKey: scoreKeys.all });
    }
  });
  return { isSending, send };
}

export function ScoreHead({ overview }: { overview: ScoreOverview }) {
  const { isSending, send } = useCheckIn();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <p className="text-36 leading-[1.3] font-semibold max-md:text-28">LV.{overview.score}</p>
        <p className="text-13 text-ink-3">
          今天 +{overview.today}，近 7 天 +{overview.week}
        </p>
        <Button
          className="mt-3"
          loading={isSending}
          {...(!overview.can.check_in && { disabledReason: '今天已经签到了，明天再来' })}
          onClick={() => void send()}
        >
          {overview.can.check_in ? '签到 +1' : '今天已签到'}
        </Button>
      </div>
      <Spark days={overview.days} />
    </div>
  );
}
