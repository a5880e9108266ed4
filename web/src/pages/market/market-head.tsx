import type { ReactNode } from 'react';

type MarketHeadProps = { title: string; about: string; children: ReactNode };

/** The title of a page of the market, and what one comes here to do. */
export function MarketHead({ title, about, children }: MarketHeadProps) {
  return (
    <header className="mb-2 flex items-end justify-between gap-4 max-md:block">
      <div className="min-w-0">
        <h1 className="text-28 max-md:text-22">{title}</h1>
        <p className="mt-1 text-ink-3">{about}</p>
      </div>
      <div className="flex shrink-0 gap-2.5 max-md:mt-3 max-md:*:flex-1">{children}</div>
    </header>
  );
}
