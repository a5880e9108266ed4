import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface SegmentedProps {
  label: string;
  name: string;
  value: string;
  /** With an icon the label is only read aloud. */
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** One choice out of two to four that exclude each other, in one trough: how a list is sorted. */
export function Segmented({ label, name, value, options, onChange, className }: SegmentedProps) {
  return (
    <fieldset className={classNames('inline-flex rounded-control bg-surface-2 p-0.75', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex h-7.5 items-center rounded-[6px] px-3.5 text-13 leading-none whitespace-nowrap text-ink-2 transition-colors hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:h-9.5 dark:has-checked:bg-surface-3"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.icon ? <span className="sr-only">{option.label}</span> : option.label}
        </label>
      ))}
    </fieldset>
  );
}
