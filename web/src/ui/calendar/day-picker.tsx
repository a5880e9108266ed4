import { Calendar as CalendarIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Popover } from '../menu/popover.tsx';
import { Calendar } from './calendar.tsx';
import { dayWords, type CalendarDay } from './calendar-days.ts';
import { Field, type FieldFace } from '../form/field.tsx';
import { inputBoxClass } from '../form/input-box.ts';

export interface DayPickerProps extends FieldFace {
  name?: string | undefined;
  value: CalendarDay | null;
  today: CalendarDay;
  min?: CalendarDay | undefined;
  /** After the day: 16 天后. */
  note?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onChange: (day: CalendarDay) => void;
  className?: string | undefined;
}

/** A field that shows a day and opens a calendar. */
export function DayPicker(props: DayPickerProps) {
  const { label, labelHidden, error, hint, name, value, today, min, note, disabled = false } = props;
  const { placeholder = '选一天', onChange, className } = props;
  return (
    <Field {...{ label, labelHidden, error, hint, className }}>
      {(control) => (
        <Popover
          label={label}
          align="start"
          renderTrigger={(trigger) => (
            <button
              {...trigger}
              {...control}
              type="button"
              disabled={disabled}
              data-field={name}
              className={classNames(
                inputBoxClass(Boolean(error), 'h-11 px-3.5 text-left max-md:h-12'),
                'disabled:bg-surface-2 disabled:text-ink-3',
              )}
            >
              <CalendarIcon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
              <span className={classNames('truncate', value === null && 'text-ink-3')}>
                {value === null ? placeholder : dayWords(value, today)}
              </span>
              {note === undefined ? null : <span className="shrink-0 text-13 text-ink-3">{note}</span>}
            </button>
          )}
        >
          {(close) => (
            <Calendar
              value={value}
              today={today}
              min={min}
              onChoose={(day) => {
                onChange(day);
                close();
              }}
            />
          )}
        </Popover>
      )}
    </Field>
  );
}
