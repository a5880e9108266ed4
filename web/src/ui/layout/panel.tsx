import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Card } from './card.tsx';

interface PanelProps {
  title: string;
  /** A few quiet words beside the title. */
  about?: ReactNode;
  /** At the right end of the head. */
  action?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/** A card with a head: one part of a page of figures. */
export function Panel({ title, about, action, children, className, ref }: PanelProps) {
  return (
    <section ref={ref} aria-label={title} className={classNames('scroll-mt-20', className)}>
      <Card bleed className="px-6 pt-5 pb-6 max-md:px-4">
        <header className="mb-3.5 flex flex-wrap items-baseline gap-x-2.5">
          <h2 className="text-16">{title}</h2>
          {about ? <span className="text-13 text-ink-3">{about}</span> : null}
          {action ? <span className="ml-auto">{action}</span> : null}
        </header>
        {children}
      </Card>
    </section>
  );
}
