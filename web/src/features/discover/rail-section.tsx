import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/form/button.tsx';

type RailSectionProps = {
  title: string;
  /** The way to all of them. */
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
};

/** A note on the wall beside the feed: no box, a hairline between two. */
export function RailSection({ title, more, children }: RailSectionProps) {
  return (
    <section className="border-line not-first:border-t not-first:pt-6">
      <div className="mb-3 flex items-center justify-between">
        <h2 className="text-16">{title}</h2>
        {more ? (
          <TextLink to={more.to}>
            {more.label}
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
          </TextLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}
