import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { formatNumber } from '../../text/numbers.ts';

type FilterOption<Value> = { value: Value; label: string; count?: number | undefined };

type FilterChipsProps<Value extends string | number | null> = {
  label: string;
  name: string;
  value: Value;
  options: readonly FilterOption<Value>[];
  onChange: (value: Value) => void;
  /** Where something stands at the end of the row, a phone has no room for the name. */
  isLabelHiddenOnPhone?: boolean | undefined;
  children?: ReactNode;
};

const CHIP =
  'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full px-3 text-14 leading-none whitespace-nowrap text-ink-2 transition-colors ' +
  'hover:bg-surface-2 has-checked:bg-brand-tint has-checked:font-medium has-checked:text-brand-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus max-md:h-11';

/** One row of the filters: its name, then the choices. On a phone it scrolls on its own. */
export function FilterChips<Value extends string | number | null>(props: FilterChipsProps<Value>) {
  const { label, name, value, options, onChange, isLabelHiddenOnPhone = false, children } = props;
  return (
    <div className="flex min-h-11.5 items-center gap-6 border-b border-dashed border-line max-md:gap-3">
      <span
        aria-hidden="true"
        className={classNames(
          'flex h-11 shrink-0 items-center self-start text-13 text-ink-3 max-md:h-12',
          isLabelHiddenOnPhone && 'max-md:hidden',
        )}
      >
        {label}
      </span>
      <fieldset className="relative flex min-w-0 flex-1 scrollbar-none gap-1 py-1.5 max-md:overflow-x-auto max-md:py-0.5 md:flex-wrap max-md:last:-mr-4 max-md:last:pr-4">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <label key={String(option.value)} className={CHIP}>
            <input
              type="radio"
              className="absolute size-px opacity-0"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.count === undefined ? null : (
              <span className="text-12 font-normal text-ink-3">{formatNumber(option.count)}</span>
            )}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
