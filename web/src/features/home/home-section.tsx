import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { TextLink } from '../../ui/form/button.tsx';
import { below } from '../../ui/layout/below.ts';

interface HomeSectionProps {
  title: string;
  line?: string | undefined;
  link: { to: string; label: string };
  children: ReactNode;
}

/** A heading on the paper, a way further, and what it is about. */
export function HomeSection({ title, line, link, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-14 max-md:mt-10" {...below}>
      <header className="mb-5 flex items-baseline gap-x-3 max-md:mb-4 max-md:flex-wrap">
        <h2 id={id} className="text-22 max-md:text-20">
          {title}
        </h2>
        {line ? <p className="text-13 text-ink-3 max-md:order-3 max-md:w-full">{line}</p> : null}
        <TextLink to={link.to} className="ml-auto self-center">
          {link.label}
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
        </TextLink>
      </header>
      {children}
    </section>
  );
}
