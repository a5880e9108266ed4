import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';

/** One box of the living page. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card bleed className="min-w-0 px-6 pt-5 pb-6 max-md:px-4">
      <h2 className="mb-4 text-14 font-medium text-ink-3">{title}</h2>
      {children}
    </Card>
  );
}

export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className="mt-3.5 flex flex-wrap items-center gap-3 first-of-type:mt-0">{children}</div>;
}
