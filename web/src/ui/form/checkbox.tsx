import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

export function Checkbox({ children, className, ...native }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'inline-flex items-center gap-2 text-13 leading-ui text-ink-2 has-disabled:cursor-not-allowed has-disabled:text-ink-3 max-md:min-h-11',
        className,
      )}
    >
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          {...native}
          type="checkbox"
          className="peer size-4 cursor-[inherit] appearance-none rounded-sm border border-ink-4 bg-surface transition-colors checked:border-brand checked:bg-brand disabled:opacity-50"
        />
        <svg
          viewBox="0 0 12 12"
          className="pointer-events-none absolute size-3 stroke-on-brand opacity-0 peer-checked:opacity-100"
          fill="none"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="m2.25 6.25 2.5 2.5 5-5.25" />
        </svg>
      </span>
      <span>{children}</span>
    </label>
  );
}
