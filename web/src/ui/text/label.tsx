import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** `LV.` and the score of a person. */
export function LevelLabel({ score, className }: { score: number; className?: string | undefined }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-sm border border-line-2 px-1.25 text-[11px] leading-4 font-medium tracking-[.02em] whitespace-nowrap text-ink-3',
        className,
      )}
    >
      LV.{score}
    </span>
  );
}

export type LabelTone = 'neutral' | 'brand' | 'ochre' | 'success' | 'warning' | 'danger';

const TONES: Record<LabelTone, string> = {
  neutral: 'bg-surface-2 text-ink-2 in-data-float:bg-float-hover',
  brand: 'bg-brand-tint text-brand-ink',
  ochre: 'bg-ochre-tint text-ochre-ink',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
};

interface StatusLabelProps {
  /** Colour only where it changes a decision: 加急, 待验收. */
  tone?: LabelTone | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function StatusLabel({ tone = 'neutral', children, className }: StatusLabelProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 items-center gap-1 rounded-sm px-2 text-12 leading-none font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
