import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';

export interface ChoicePillsProps<Value extends string | number> {
  label: string;
  name: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  error?: string | undefined;
  labelHidden?: boolean | undefined;
  disabled?: boolean | undefined;
}

const PILL =
  'inline-flex h-9 items-center rounded-full border bg-surface px-4 text-14 leading-none whitespace-nowrap text-ink-2 transition-colors ' +
  'has-checked:border-brand has-checked:bg-brand-tint has-checked:font-medium has-checked:text-brand-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:text-ink-3 max-md:h-11';

/** One out of a few in a form, outlined; nothing need be chosen to begin with. */
export function ChoicePills<Value extends string | number>(props: ChoicePillsProps<Value>) {
  const { label, name, value, options, onChange, error, labelHidden = false, disabled = false } = props;
  const noteId = useId();
  return (
    <fieldset aria-describedby={error ? noteId : undefined} disabled={disabled}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-13 leading-ui text-ink-2'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative',
              PILL,
              error ? 'border-danger' : 'border-line-2 hover:border-brand',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute size-px opacity-0"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={noteId} role="alert" className="mt-1 flex items-center gap-1.25 text-13 leading-5 text-danger">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
