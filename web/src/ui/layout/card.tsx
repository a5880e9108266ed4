import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** Touches both edges of a phone; for cards that stand directly in a page with 16 px sides. */
  bleed?: boolean | undefined;
}

/** A box around one object. Rails, filters and section heads stay on the paper. */
export function Card({ bleed = false, className, ...native }: CardProps) {
  return (
    <div
      {...native}
      className={classNames(
        'rounded-card border border-line bg-surface',
        bleed && 'max-md:-mx-4 max-md:rounded-none max-md:border-x-0',
        className,
      )}
    />
  );
}
