import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagerWindow } from './pager-window.ts';

export interface PagerProps {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  label?: string | undefined;
}

const STEP =
  'grid h-9.5 min-w-9.5 place-items-center rounded-control px-1 text-ink-2 transition-colors hover:bg-surface-2 hover:text-ink ' +
  'disabled:text-ink-4 disabled:hover:bg-transparent aria-[current]:bg-brand-tint aria-[current]:font-semibold aria-[current]:text-brand-ink ' +
  'max-md:h-11 max-md:min-w-0 max-md:flex-1 max-md:px-0';

interface ArrowProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Arrow({ label, disabled, onClick, children }: ArrowProps) {
  return (
    <button type="button" aria-label={label} disabled={disabled} onClick={onClick} className={STEP}>
      {children}
    </button>
  );
}

/** 1 … 4 5 6 7 8 … 13. Shows nothing when there is only one page. */
export function Pager({ page, pageCount, onChange, label = '分页' }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1.5 max-md:gap-0.5">
      <Arrow label="上一页" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      </Arrow>
      {pagerWindow(page, pageCount).map((step) =>
        typeof step === 'number' ? (
          <button
            key={step}
            type="button"
            aria-label={`第 ${step} 页`}
            aria-current={step === page ? 'page' : undefined}
            onClick={() => (step === page ? undefined : onChange(step))}
            className={STEP}
          >
            {step}
          </button>
        ) : (
          <span key={step} aria-hidden="true" className="min-w-7 text-center text-ink-3 max-md:min-w-4">
            …
          </span>
        ),
      )}
      <Arrow label="下一页" disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </Arrow>
    </nav>
  );
}
