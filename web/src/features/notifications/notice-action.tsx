import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** A small thing to do about a notice. It lies above the link that covers the row. */
export function NoticeAction({
  isOn = false,
  className,
  ...native
}: ComponentProps<'button'> & { isOn?: boolean }) {
  return (
    <button
      {...native}
      type="button"
      className={classNames(
        'relative z-1 inline-flex h-8 items-center gap-1.5 rounded-control px-2 text-13 whitespace-nowrap leading-none transition-colors hover:bg-surface-2 max-md:h-11',
        isOn ? 'text-danger' : 'text-ink-2 hover:text-ink',
        className,
      )}
    />
  );
}
