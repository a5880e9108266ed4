import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EmptyFrame } from './empty-frame.tsx';

export interface EmptyStateProps {
  /** One line that says what is not there. */
  line: string;
  /** One useful action: a Button or a ButtonLink. */
  action?: ReactNode;
  className?: string | undefined;
}

export function EmptyState({ line, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center px-4 pt-7 pb-5 text-center', className)}>
      {/* The drawing's light falls to the right, so its frame sits left of the middle. */}
      <EmptyFrame className="mb-3 ml-8 w-50" />
      <p className="text-ink-2">{line}</p>
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
