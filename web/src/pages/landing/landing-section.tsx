import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type LandingSectionProps = { id: string; title: string; lead: string; raised?: boolean; children: ReactNode };

/** A band of the landing page that an anchor leads to. */
export function LandingSection({ id, title, lead, raised = false, children }: LandingSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'border-t border-line px-[clamp(16px,6vw,96px)] py-24 max-md:px-4 max-md:py-14',
        raised && 'bg-surface',
      )}
    >
      <h2 id={`${id}-title`} className="font-display text-36 text-balance max-md:text-28">
        {title}
      </h2>
      <p className="mt-2.5 max-w-[40em] text-16 text-ink-2">{lead}</p>
      {children}
    </section>
  );
}
