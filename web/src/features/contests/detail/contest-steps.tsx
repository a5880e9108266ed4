import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { formatDay, formatMoment } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';

const REACHED: Partial<Record<ContestDetail['status'], number>> = {
  open: 0,
  running: 1,
  voting: 2,
  closed: 3,
  announced: 4,
};

/** 11月1日–20日; with the month again where it is another one. */
function span(from: string, to: string): string {
  const [start, end] = [formatDay(from), formatDay(to)];
  if (start === end) return start;
  const month = /^.*月/.exec(start)?.[0] ?? '';
  return `${start}–${month !== '' && end.startsWith(month) ? end.slice(month.length) : end}`;
}

const LINE = 'absolute inset-x-0 top-1.25 h-0.5';
const DOT = 'absolute top-0 left-0 size-3 rounded-full border-2 bg-paper';

/** The four steps of an event with their days. */
export function ContestSteps({ contest }: { contest: ContestDetail }) {
  const reached = REACHED[contest.status] ?? -1;
  const steps = [
    { name: '报名', days: span(contest.registration_opens_at, contest.starts_at) },
    { name: '创作', days: span(contest.starts_at, contest.submissions_close_at) },
    { name: '投票', days: span(contest.submissions_close_at, contest.voting_closes_at) },
    { name: '公布', days: formatMoment(contest.announced_at ?? contest.announce_at) },
  ];
  return (
    <ol aria-label="日程" className="mt-7 mb-10 grid grid-cols-4 max-md:mt-5 max-md:mb-8">
      {steps.map(({ name, days }, index) => {
        const [isDone, isNow] = [index < reached, index === reached];
        const isLast = index === steps.length - 1;
        return (
          <li
            key={name}
            aria-current={isNow ? 'step' : undefined}
            className="relative pt-5.5 pr-2 max-md:pr-1"
          >
            {isLast ? null : <span className={classNames(LINE, isDone ? 'bg-brand' : 'bg-line-2')} />}
            <span
              className={classNames(
                DOT,
                isDone ? 'border-brand bg-brand!' : isNow ? 'border-4! border-brand' : 'border-line-2',
              )}
            />
            <b
              className={classNames(
                'block max-md:text-13',
                isNow ? 'font-semibold text-brand-ink' : 'font-medium',
              )}
            >
              {name}
            </b>
            <small className="block text-13 break-keep text-ink-3 max-md:text-12">{days}</small>
          </li>
        );
      })}
    </ol>
  );
}
