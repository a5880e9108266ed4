import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { formatAgo, formatDay } from '../../text/dates.ts';
import { classNames } from '../../ui/class-names.ts';

type Tracked = Pick<
  Application,
  'status' | 'created_at' | 'viewed_at' | 'shortlisted_at' | 'decided_at' | 'status_label'
>;
type Look = 'done' | 'now' | 'todo' | 'skipped' | 'won' | 'over';
export type TrackStep = { name: string; at: string | null; look: Look };

/** 已投递, 已读, 候选, 结果: what has happened, when, and what hasn't. */
export function stepsOf(application: Tracked): TrackStep[] {
  const { status, created_at, viewed_at, shortlisted_at, decided_at } = application;
  const isOver = !['pending', 'viewed', 'shortlisted'].includes(status);
  const look = (at: string | null, isNow: boolean): Look => {
    if (at === null) return isOver ? 'skipped' : 'todo';
    return isNow ? 'now' : 'done';
  };
  return [
    { name: '已投递', at: created_at, look: look(created_at, status === 'pending') },
    { name: '已读', at: viewed_at, look: look(viewed_at, status === 'viewed') },
    { name: '候选', at: shortlisted_at, look: look(shortlisted_at, status === 'shortlisted') },
    {
      name: isOver ? application.status_label : '结果',
      at: isOver ? decided_at : null,
      look: status === 'accepted' ? 'won' : isOver ? 'over' : 'todo',
    },
  ];
}

const DOTS: Record<Look, string> = {
  done: 'before:border-brand before:bg-brand',
  now: 'before:top-0.25! before:-left-px! before:size-2.75! before:border-3! before:border-brand before:bg-surface',
  todo: 'before:border-line-2 before:bg-surface',
  skipped: 'before:border-line-2 before:border-dashed before:bg-surface',
  won: 'before:border-success before:bg-success',
  over: 'before:border-ink-3 before:bg-ink-3',
};
const NAMES: Record<Look, string> = {
  done: 'text-ink-2',
  now: 'font-semibold text-brand-ink',
  todo: 'text-ink-3',
  skipped: 'text-ink-3',
  won: 'font-semibold text-success',
  over: 'font-medium text-ink',
};
const reached = (look: Look) => look === 'done' || look === 'now' || look === 'won';

const STEPS = ['sent', 'read', 'shortlisted', 'result'];

export function ApplicationTrack({ application }: { application: Tracked }) {
  const steps = stepsOf(application);
  return (
    <ol aria-label="应征进度" className="grid grid-cols-4">
      {steps.map(({ name, at, look }, index) => {
        const before = steps[index - 1];
        const isLinked = before !== undefined && reached(look) && reached(before.look);
        return (
          <li
            key={STEPS[index]}
            aria-current={look === 'now' ? 'step' : undefined}
            className={classNames(
              'relative pt-4 text-13 leading-[1.45]',
              'before:absolute before:top-0.5 before:left-0 before:z-1 before:size-2.25 before:rounded-full before:border-[1.5px]',
              DOTS[look],
              index > 0 &&
                'after:absolute after:top-1.5 after:right-full after:mr-0.75 after:h-[1.5px] after:w-[calc(100%-15px)]',
              index > 0 && (isLinked ? 'after:bg-brand' : 'after:bg-line-2'),
            )}
          >
            <span className={classNames('block', NAMES[look])}>{name}</span>
            {at === null ? null : (
              <time
                dateTime={at}
                title={formatAgo(at)}
                className="block text-12 whitespace-nowrap text-ink-3"
              >
                {formatDay(at)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
