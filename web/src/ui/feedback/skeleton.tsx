import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface SkeletonProps {
  shape?: 'line' | 'circle' | 'block' | undefined;
  /** Pixels, or a share of the container such as 70%. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  className?: string | undefined;
}

/* In the dark a dialog is nearly as light as the shapes on a page. */
const LOOK = 'block max-w-full shrink-0 animate-pulse bg-surface-3 dark:in-[[role=dialog]]:bg-float-hover';

const SHAPES = { line: 'h-3.5 rounded-sm', circle: 'rounded-full', block: 'rounded-img' };

/** A grey shape where something will be. Build the outline of the coming content from several. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  const size = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
  return <span aria-hidden="true" style={size} className={classNames(LOOK, SHAPES[shape], className)} />;
}

/** Wraps the shapes of one loading area and says so to screen readers. */
export function SkeletonGroup({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <output aria-label="正在加载" className={classNames('block', className)}>
      {children}
    </output>
  );
}
