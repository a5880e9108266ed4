import { useLayoutEffect, type ReactNode } from 'react';
import { RecentOptions } from './recent-options.tsx';
import { useRecentSearches } from '../recent-searches.ts';
import { SuggestionOptions } from './suggestion-options.tsx';
import type { SuggestionPanelProps } from './suggestion-props.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Under the search box: what was looked for lately, and while typing the best few results. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { text, onShown } = props;
  const recent = useRecentSearches();
  const found = useSuggestions(text);
  const isTyping = text.trim() !== '';
  const isShown = isTyping ? found.posts.length + found.users.length > 0 : recent.length > 0;

  useLayoutEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [isShown, onShown]);

  if (!isShown) return null;
  return (
    <Sheet>
      {isTyping ? <SuggestionOptions {...props} {...found} /> : <RecentOptions {...props} recent={recent} />}
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div
      data-float
      className="absolute inset-x-0 top-[calc(100%+6px)] animate-rise overflow-x-hidden overflow-y-auto rounded-card bg-float p-2 shadow-float max-md:top-full max-md:max-h-[calc(100dvh-56px)] max-md:rounded-t-none md:max-h-[calc(100dvh-var(--bar-h)-16px)]"
    >
      {children}
    </div>
  );
}
