import { formatBadge } from '../../text/numbers.ts';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface BadgeProps {
  count: number;
  className?: string | undefined;
}

/** Unread count, 99+ above 99, nothing at 0. The element it sits on names the count for screen readers. */
export function Badge({ count, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'h-4 min-w-4 rounded-full bg-brand px-1 text-center text-[11px] leading-4 font-semibold whitespace-nowrap text-on-brand ring-2 ring-paper',
        className,
      )}
    >
      {formatBadge(count)}
    </span>
  );
}

/** The mark of something unread, where the number does not matter. */
export function UnreadDot({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames('block size-[7px] rounded-full bg-brand', className)}>
      <VisuallyHidden>未读</VisuallyHidden>
    </span>
  );
}
