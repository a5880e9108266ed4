import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  labelHidden?: boolean | undefined;
  /** A second line under the label. */
  description?: ReactNode;
}

/* A native checkbox tells its own state, so this switch carries no aria-checked. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** A row with the words on the left and the switch on the right; takes effect at once. */
export function Switch({ label, labelHidden = false, description, className, ...native }: SwitchProps) {
  const descriptionId = useId();
  return (
    <label
      className={classNames(
        'flex items-center justify-between gap-3 has-disabled:cursor-not-allowed max-md:min-h-11',
        className,
      )}
    >
      <span className={labelHidden ? 'sr-only' : 'min-w-0 leading-[1.5]'}>
        {label}
        {description ? (
          <small id={descriptionId} className="block text-12 text-ink-3" aria-hidden="true">
            {description}
          </small>
        ) : null}
      </span>
      <span className="relative block h-5.5 w-9.5 shrink-0">
        <input
          {...native}
          {...SWITCH}
          aria-label={label}
          aria-describedby={description ? descriptionId : undefined}
          className="peer block size-full cursor-[inherit] appearance-none rounded-full bg-line-2 transition-colors checked:bg-brand disabled:opacity-50"
        />
        <span className="pointer-events-none absolute top-0.75 left-0.75 size-4 rounded-full bg-on-scrim transition-transform peer-checked:translate-x-4 dark:peer-disabled:opacity-50" />
      </span>
    </label>
  );
}
