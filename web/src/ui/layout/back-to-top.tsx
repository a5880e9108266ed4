import { ArrowUp } from 'lucide-react';
import { scrollMotion } from '../../hooks/scroll-motion.ts';
import { useScrolledPast } from '../../hooks/use-scrolled-past.ts';

const THRESHOLD_PX = 300;

/** Appears once the page has scrolled past 300 px. */
export function BackToTop() {
  if (!useScrolledPast(THRESHOLD_PX)) return null;
  return (
    <button
      type="button"
      aria-label="回到顶部"
      onClick={() => window.scrollTo({ top: 0, behavior: scrollMotion() })}
      className="fixed right-6 bottom-6 z-15 grid size-11 animate-rise place-items-center rounded-full bg-float text-ink-2 shadow-float transition-colors hover:text-brand-ink max-md:right-4 max-md:bottom-[calc(var(--foot-h)+var(--sticky-h)+16px)]"
    >
      <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
