import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import { addDays, addMonths, daysShown, dayWords, monthOf, type CalendarDay } from './calendar-days.ts';
import { IconButton } from '../form/icon-button.tsx';

export interface CalendarProps {
  value: CalendarDay | null;
  today: CalendarDay;
  /** Earlier days can't be chosen. */
  min?: CalendarDay | undefined;
  onChoose: (day: CalendarDay) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month; arrow keys go from day to day, also into the next month. */
export function Calendar({ value, today, min, onChoose }: CalendarProps) {
  const [month, setMonth] = useState(monthOf(value ?? min ?? today));
  const grid = useRef<HTMLDivElement>(null);
  const days = daysShown(month);
  const inMonth = days.filter((day) => monthOf(day) === month && !(min !== undefined && day < min));
  const reachable = value !== null && inMonth.includes(value) ? value : inMonth[0];

  function handleKey(event: KeyboardEvent, day: CalendarDay) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(day, step);
    if (min !== undefined && next < min) return;
    setMonth(monthOf(next));
    // Its month may have to be drawn first.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  }

  return (
    <div className="w-71">
      <div className="flex h-9 items-center justify-between">
        <IconButton
          label="上个月"
          size="small"
          disabled={min !== undefined && month <= monthOf(min)}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <b className="font-semibold" aria-live="polite">
          {Number(month.slice(0, 4))}年{Number(month.slice(5))}月
        </b>
        <IconButton label="下个月" size="small" onClick={() => setMonth(addMonths(month, 1))}>
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <div ref={grid} className="grid grid-cols-7 text-center">
        {['一', '二', '三', '四', '五', '六', '日'].map((name) => (
          <span key={name} aria-hidden="true" className="text-12 leading-7 text-ink-3">
            {name}
          </span>
        ))}
        {days.map((day) => (
          <button
            key={day}
            type="button"
            data-day={day}
            aria-label={dayWords(day, today)}
            aria-pressed={day === value}
            aria-current={day === today ? 'date' : undefined}
            disabled={min !== undefined && day < min}
            tabIndex={day === reachable ? 0 : -1}
            onKeyDown={(event) => handleKey(event, day)}
            onClick={() => onChoose(day)}
            className={classNames(
              'h-9 rounded-control text-14 leading-none transition-colors disabled:text-ink-4 max-md:h-11',
              monthOf(day) !== month && 'text-ink-3',
              day === value
                ? 'bg-brand font-semibold text-on-brand'
                : 'hover:bg-float-hover disabled:hover:bg-transparent',
              day === today && day !== value && 'inset-ring inset-ring-line-2',
            )}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
    </div>
  );
}
