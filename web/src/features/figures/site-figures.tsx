import { useQuery } from '@tanstack/react-query';
import { getSiteFigures, type FigureDay } from '@zaojie/contract/site/figure.endpoints';
import { siteFigures } from '@zaojie/contract/site/figure-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { formatNumber, formatYuan } from '../../text/numbers.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { TextButton } from '../../ui/form/button.tsx';
import { RadioChips } from '../../ui/form/radio-chips.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DayChart } from './day-chart.tsx';

type FigureName = Exclude<keyof FigureDay, 'day'>;

const FIGURES: readonly { value: FigureName; label: string }[] = [
  { value: 'new_people', label: siteFigures.new_people },
  { value: 'active_people', label: siteFigures.active_people },
  { value: 'posts', label: siteFigures.posts },
  { value: 'comments', label: siteFigures.comments },
  { value: 'orders', label: siteFigures.orders },
  { value: 'money', label: siteFigures.money_fen },
  { value: 'reports', label: siteFigures.reports },
];
const wordsOf = (name: FigureName) => (value: number) =>
  name === 'money' ? formatYuan(value) : formatNumber(value);

function Waiting({ rooms }: { rooms: readonly { path: string; label: string; count: number }[] }) {
  return (
    <ul
      aria-label="等着处理"
      className="mb-6 grid grid-cols-5 gap-3 max-lg:grid-cols-3 max-md:grid-cols-2 max-md:gap-2"
    >
      {rooms.map(({ path, label, count }) => (
        <li key={path}>
          <Link
            to={path}
            className="block rounded-card border border-line bg-surface px-4 py-3 leading-ui transition-colors hover:border-ink-4"
          >
            <span className="text-13 text-ink-3">{label}等着处理</span>
            <b className={`block text-22 font-semibold tabular-nums ${count === 0 ? 'text-ink-3' : ''}`}>
              {formatNumber(count)}
            </b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const CELL = 'border-b border-line py-1.5 pr-3 font-normal text-right tabular-nums first:text-left';

function DaysTable({ days }: { days: readonly FigureDay[] }) {
  return (
    <table className="w-full text-13 max-md:text-12">
      <caption className="sr-only">近 {days.length} 天每天的数字</caption>
      <thead className="text-12 text-ink-3">
        <tr>
          <th scope="col" className={CELL}>
            日期
          </th>
          {FIGURES.map(({ value, label }) => (
            <th key={value} scope="col" className={CELL}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row" className={CELL}>
              {day.day}
            </th>
            {FIGURES.map(({ value }) => (
              <td key={value} className={CELL}>
                {wordsOf(value)(day[value])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Days({ days }: { days: readonly FigureDay[] }) {
  const [figure, setFigure] = useState<FigureName>('new_people');
  const [isTable, setTable] = useState(false);
  const words = wordsOf(figure);
  const total = days.reduce((sum, day) => sum + day[figure], 0);
  return (
    <Panel title="站点数字" about={`近 ${days.length} 天，今天的到刚才为止`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <RadioChips label="看什么" name="site-figure" value={figure} options={FIGURES} onChange={setFigure} />
        <TextButton onClick={() => setTable(!isTable)}>{isTable ? '看图' : '看表格'}</TextButton>
      </div>
      {isTable ? null : (
        <DayChart days={days.map((day) => ({ day: day.day, value: day[figure] }))} words={words} />
      )}
      <div className={isTable ? undefined : 'sr-only'}>
        <DaysTable days={days} />
      </div>
      <p className="mt-3 text-13 text-ink-3">
        合计 <b className="font-semibold text-ink">{words(total)}</b>
        <span className="ml-5">
          今天 <b className="font-semibold text-ink">{words(days.at(-1)?.[figure] ?? 0)}</b>
        </span>
      </p>
    </Panel>
  );
}

/** What waits, and how the site grows. */
export function SiteFigures() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['site-figures'],
    queryFn: async ({ signal }) => (await call(getSiteFigures, { signal })).data,
    staleTime: 60_000,
  });
  if (error && !data) {
    return (
      <ErrorState title="数字没有取到" error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-5">
        <Skeleton shape="block" height={84} className="w-full" />
        <Skeleton shape="block" height={260} className="w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <Waiting rooms={data.waiting} />
      <Days days={data.days} />
    </>
  );
}
