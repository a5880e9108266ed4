import { classNames } from '../class-names.ts';

export interface RadioChipsProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** On a phone one row that scrolls, like the other filters, rather than several lines. */
  scrollsOnPhone?: boolean | undefined;
  className?: string | undefined;
}

const ONE_ROW =
  'relative max-md:scrollbar-none max-md:flex-nowrap max-md:overflow-x-auto max-md:*:shrink-0 max-md:*:whitespace-nowrap';

/** One choice out of a few, all of them visible: the rows of a filter. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { label, name, value, options, onChange, scrollsOnPhone = false, className } = props;
  return (
    <fieldset className={classNames('flex min-w-0 flex-wrap gap-1', scrollsOnPhone && ONE_ROW, className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="inline-flex h-8 items-center rounded-full px-3 text-13 leading-none text-ink-2 transition-colors hover:bg-surface-2 has-checked:bg-brand-tint has-checked:font-medium has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:h-11"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
