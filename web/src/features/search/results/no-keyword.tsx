import { X } from 'lucide-react';
import { TextButton } from '../../../ui/form/button.tsx';
import { ChipLink } from '../../../ui/text/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { forgetAllSearches, forgetSearch, useRecentSearches } from '../recent-searches.ts';
import { searchPath } from '../search-path.ts';

/** The search page before there are words. */
export function NoKeyword() {
  const recent = useRecentSearches();
  return (
    <>
      <EmptyState line="请输入搜索关键词" className="pt-12" />
      {recent.length > 0 ? (
        <section className="mt-6">
          <div className="mb-3 flex items-center justify-between">
            <h2 className="text-16">最近搜索</h2>
            <TextButton onClick={forgetAllSearches}>清空</TextButton>
          </div>
          <ul className="flex flex-wrap gap-2">
            {recent.map((keyword) => (
              <li key={keyword} className="relative max-w-full">
                <ChipLink to={searchPath(keyword) ?? '/search'} className="pr-8">
                  <span className="truncate">{keyword}</span>
                </ChipLink>
                <button
                  type="button"
                  aria-label={`移除 ${keyword}`}
                  onClick={() => forgetSearch(keyword)}
                  className="absolute top-0 right-1 grid h-full w-6 place-items-center rounded-full text-ink-3 hover:text-ink max-md:after:absolute max-md:after:-inset-1.5"
                >
                  <X size={14} strokeWidth={1.75} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
