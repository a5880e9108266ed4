import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';

interface ChipFace {
  children: ReactNode;
  selected?: boolean | undefined;
  className?: string | undefined;
}

function chipClass({ selected = false, className }: Omit<ChipFace, 'children'>, acts: boolean): string {
  return classNames(
    'inline-flex h-7 max-w-full items-center gap-1.25 rounded-full px-3 text-13 leading-none whitespace-nowrap transition-colors max-md:h-8.5',
    selected ? 'bg-brand-tint text-brand-ink' : 'bg-surface-2 text-ink-2',
    acts && (selected ? 'hover:bg-brand-tint-2' : 'hover:bg-surface-3 hover:text-ink'),
    acts && 'relative max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-1.25',
    className,
  );
}

export interface ChipProps extends ChipFace {
  /** Shows a cross; `removeLabel` names it: 移除标签 概念设计. */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
}

/** A short word on a pill: a tag that has been chosen. */
export function Chip({ children, selected, className, onRemove, removeLabel = '移除' }: ChipProps) {
  return (
    <span className={chipClass({ selected, className }, false)}>
      {/* Of its own height: cut to the type size it would lose the feet of its letters. */}
      <span className="truncate leading-ui">{children}</span>
      {onRemove ? (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="relative -mr-1 grid size-4 place-items-center rounded-full after:absolute after:-inset-3.5 hover:text-ink"
        >
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}

/** A pill that toggles a choice. */
export function ChipButton({ children, selected, className, onClick }: ChipFace & { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={selected ?? false}
      onClick={onClick}
      className={chipClass({ selected, className }, true)}
    >
      {children}
    </button>
  );
}

/** A pill that leads somewhere: a tag of a post. */
export function ChipLink({
  children,
  selected,
  className,
  ...native
}: ChipFace & Omit<LinkProps, 'className'>) {
  return (
    <Link {...native} className={chipClass({ selected, className }, true)}>
      {children}
    </Link>
  );
}
