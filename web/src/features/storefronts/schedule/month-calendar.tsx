import type { Day } from '@zaojie/contract/days';
import type { Schedule } from '@zaojie/contract/storefronts/schedule.schemas';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import {
  dayAfterKey,
  dayText,
  monthOf,
  monthText,
  weekdayOf,
  weeksOf,
  type Month,
} from './calendar-month.ts';
import { useSpanChoice, type Span } from './use-span-choice.ts';
import { freeSeatsOn, isVacation, weekBars, type WeekBar } from './week-bars.ts';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];
const HATCHED = 'bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--surface-3)_7px_8px)]';

type MonthCalendarProps = {
  month: Month;
  schedule: Schedule;
  onMonth: (month: Month) => void;
  onSpan: (span: Span) => void;
};

function Bar({ bar, row }: { bar: WeekBar; row: number }) {
  return (
    <span
      style={{ gridColumn: `${bar.from + 1} / ${bar.to + 2}`, gridRow: row + 2 }}
      className={classNames(
        'pointer-events-none relative mx-1.25 my-0.5 h-5.5 truncate rounded-sm px-2 text-12 leading-5.5 max-md:mx-0.75 max-md:my-px max-md:h-1.5 max-md:p-0',
        bar.isOpenLeft && 'ml-0 rounded-l-none max-md:ml-0',
        bar.isOpenRight && 'mr-0 rounded-r-none max-md:mr-0',
        bar.kind === 'order'
          ? classNames(
              'bg-brand-tint-2 text-ink',
              !bar.isOpenRight && 'border-r-4 border-ochre max-md:border-r-4',
            )
          : 'text-ink-3 inset-ring inset-ring-line-2',
      )}
    >
      {/* On a phone the bars are lines, and the list below says what they are. */}
      <span className="max-md:hidden">{bar.label}</span>
    </span>
  );
}

function wordsOf(schedule: Schedule, day: Day): string {
  if (isVacation(schedule, day)) return '休息';
  if (day < schedule.today) return '已过去';
  const due = schedule.queue.filter((booking) => booking.to === day).map(({ title }) => `${title}交稿`);
  return [`空 ${freeSeatsOn(schedule, day)} 席`, ...due].join('，');
}

/** A month of seats, orders and holidays. Days are chosen by dragging, by two presses, or by arrow keys and Enter. */
export function MonthCalendar({ month, schedule, onMonth, onSpan }: MonthCalendarProps) {
  const { today } = schedule;
  const weeks = weeksOf(month);
  const [cursor, setCursor] = useState<Day>(today);
  const choice = useSpanChoice({ today, onSpan });
  const box = useRef<HTMLElement>(null);
  const movesFocus = useRef(false);
  const inMonth = weeks.some((week) => week.includes(cursor));
  const focusable = inMonth ? cursor : (monthOf(today) === month && today) || `${month}-01`;

  // After every drawing: a day of another month is there only when that month is.
  useEffect(() => {
    if (!movesFocus.current) return;
    const day = box.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`);
    if (!day) return;
    movesFocus.current = false;
    day.focus();
  });

  function handleKey(event: KeyboardEvent, day: Day) {
    if (event.key === 'Escape' && choice.span) {
      event.preventDefault();
      choice.clear();
      return;
    }
    const next = dayAfterKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    movesFocus.current = true;
    setCursor(next);
    choice.follow(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  }

  return (
    <section
      ref={box}
      aria-label={`${monthText(month)}的档期，用方向键走动，回车选一段休息的开始和结束`}
      className="overflow-hidden rounded-card border border-line bg-surface select-none max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
    >
      <div aria-hidden="true" className="grid grid-cols-7">
        {WEEKDAYS.map((name) => (
          <span key={name} className="pl-2.5 text-12 leading-8 text-ink-3 max-md:pl-0 max-md:text-center">
            {name}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div
          key={week[0]}
          className="relative isolate grid min-h-28.5 auto-rows-min grid-cols-7 border-t border-line pb-1.5 max-md:min-h-14"
        >
          <div className="absolute inset-0 -z-1 grid grid-cols-7 divide-x divide-line">
            {week.map((day) => {
              const isChosen = choice.span !== null && choice.span.from <= day && day <= choice.span.to;
              const isToday = day === today;
              return (
                <button
                  key={day}
                  type="button"
                  data-day={day}
                  tabIndex={day === focusable ? 0 : -1}
                  aria-pressed={isChosen}
                  aria-disabled={day < today || undefined}
                  aria-current={isToday ? 'date' : undefined}
                  aria-label={`${dayText(day)}，${wordsOf(schedule, day)}`}
                  onClick={() => choice.press(day)}
                  onFocus={() => setCursor(day)}
                  onKeyDown={(event) => handleKey(event, day)}
                  onPointerDown={(event) => choice.startDrag(event, day)}
                  onPointerEnter={() => choice.follow(day)}
                  className={classNames(
                    'block px-2.5 py-1.25 text-left align-top text-13 -outline-offset-2 transition-colors max-md:px-0 max-md:text-center max-md:text-14',
                    'flex flex-col items-start max-md:items-center',
                    monthOf(day) === month && day >= today ? 'text-ink-2' : 'text-ink-3',
                    weekdayOf(day) > 4 && 'bg-surface-2/60',
                    isVacation(schedule, day) && HATCHED,
                    isChosen ? 'bg-brand-tint text-brand-ink' : day >= today && 'hover:bg-brand-tint',
                  )}
                >
                  <span
                    className={classNames(
                      'leading-5.5 whitespace-nowrap',
                      monthOf(day) !== month && 'max-lg:text-12',
                      isToday && 'rounded-full bg-brand px-1.75 font-medium text-on-brand',
                    )}
                  >
                    {day.endsWith('-01') && monthOf(day) !== month ? dayText(day) : Number(day.slice(8))}
                  </span>
                </button>
              );
            })}
          </div>
          <span
            aria-hidden="true"
            className="pointer-events-none col-span-full row-start-1 h-8 max-md:h-7.5"
          />
          {weekBars(schedule, week).map((row, index) =>
            row.map((bar) => <Bar key={`${index}-${bar.key}`} bar={bar} row={index} />),
          )}
          <VacationNote schedule={schedule} week={week} />
        </div>
      ))}
    </section>
  );
}

/** Said once for each holiday, in the first week of the month that it is in. */
function VacationNote({ schedule, week }: { schedule: Schedule; week: readonly Day[] }) {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)];
  const begun = schedule.vacations.filter(({ from }) => from >= monday && from <= sunday);
  return begun.map(({ id, from, to, note }) => (
    <span
      key={id}
      style={{ gridColumn: `${weekdayOf(from) + 1} / -1`, gridRow: 2 }}
      className="pointer-events-none mx-1.25 my-0.5 max-w-full justify-self-start truncate rounded-sm bg-surface px-1.5 text-12 leading-5.5 text-ink-2 max-md:hidden"
    >
      {note || '休息'}，{dayText(from)}到{dayText(to)}
    </span>
  ));
}
