import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { below } from '../../ui/layout/below.ts';

type LandingSectionProps = {
  id: string;
  title: string;
  lead: string;
  /** At the end of the heading's line. */
  beside?: ReactNode;
  raised?: boolean;
  children: ReactNode;
};

/** A band of the landing page that an anchor leads to. */
export function LandingSection({ id, title, lead, beside, raised = false, children }: LandingSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'scroll-mt-13 border-t border-line px-[clamp(16px,6vw,96px)] py-24 max-md:px-4 max-md:py-14',
        raised && 'bg-surface',
      )}
    >
      <div {...below}>
        <div className="flex items-end justify-between gap-x-10 gap-y-5 max-md:flex-col max-md:items-stretch">
          <div>
            <h2 id={`${id}-title`} className="font-display text-36 text-balance max-md:text-28">
              {title}
            </h2>
            <p className="mt-2.5 max-w-[40em] text-16 text-ink-2">{lead}</p>
          </div>
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}
