import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldFace } from './field.tsx';
import { BARE_CONTROL, inputBoxClass } from './input-box.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldFace, Omit<ComponentProps<'select'>, 'multiple' | 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

/** The browser's own list: it is the best one on a phone and needs no code. */
export function Select(props: SelectProps) {
  const { label, labelHidden, error, hint, id, className, options, placeholder, ...native } = props;
  return (
    <Field {...{ label, labelHidden, error, hint, id, className }}>
      {(control) => (
        <div className={inputBoxClass(Boolean(error), 'relative h-11 max-md:h-12')}>
          <select
            {...native}
            {...control}
            className={classNames(
              BARE_CONTROL,
              'h-full w-full appearance-none rounded-control pr-10 pl-3.5 has-[option[value=""]:checked]:text-ink-3',
            )}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-float text-ink"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            className="pointer-events-none absolute right-3.5 text-ink-3"
            aria-hidden="true"
          />
        </div>
      )}
    </Field>
  );
}
