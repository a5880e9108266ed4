import type { ReactNode } from 'react';

type SectionHeadProps = { title: string; about?: string | undefined; action?: ReactNode };

export function SectionHead({ title, about, action }: SectionHeadProps) {
  return (
    <header className="mb-4 flex flex-wrap items-baseline gap-x-3">
      <h2 className="text-22 max-md:text-18">{title}</h2>
      {about ? <p className="text-13 text-ink-3">{about}</p> : null}
      {action ? <span className="ml-auto">{action}</span> : null}
    </header>
  );
}
