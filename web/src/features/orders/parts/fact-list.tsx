import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

export type Fact = { label: string; value: ReactNode; isSum?: boolean | undefined };

/** Names on the left, values on the right; a sum stands under a line. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ label, value, isSum = false }) => (
        <div
          key={label}
          className={classNames(
            'flex justify-between gap-4 py-1.25',
            isSum && 'mt-2 border-t border-line pt-3 font-semibold',
          )}
        >
          <dt className={classNames('whitespace-nowrap', isSum ? 'text-ink' : 'text-ink-3')}>{label}</dt>
          <dd className="min-w-0 text-right wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
