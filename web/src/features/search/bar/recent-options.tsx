import { Clock, X } from 'lucide-react';
import { TextButton } from '../../../ui/form/button.tsx';
import { LIST_BOX, OptionLink } from './option-link.tsx';
import { forgetAllSearches, forgetSearch } from '../recent-searches.ts';
import { searchPath } from '../search-path.ts';
import type { SuggestionPanelProps } from './suggestion-props.ts';

type RecentOptionsProps = Pick<SuggestionPanelProps, 'id' | 'activeId' | 'onChoose'> & {
  recent: readonly string[];
};

/** What was looked for lately. The crosses stand beside the list: an option can hold no button. */
export function RecentOptions({ id, activeId, onChoose, recent }: RecentOptionsProps) {
  return (
    <>
      <div className="flex items-center justify-between px-2.5 pt-1 pb-1.5">
        <span className="text-13 text-ink-3">最近搜索</span>
        <TextButton onClick={forgetAllSearches}>清空</TextButton>
      </div>
      <div className="flex">
        <div {...LIST_BOX} id={id} aria-label="最近搜索" className="min-w-0 flex-1">
          {recent.map((keyword) => {
            const optionId = `${id}-recent-${encodeURIComponent(keyword)}`;
            return (
              <OptionLink
                key={keyword}
                id={optionId}
                to={searchPath(keyword) ?? '/search'}
                isActive={optionId === activeId}
                onChoose={() => onChoose(keyword)}
                className="h-10 max-md:h-11"
              >
                <Clock size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
                <span className="truncate">{keyword}</span>
              </OptionLink>
            );
          })}
        </div>
        <ul aria-label="移除最近搜索">
          {recent.map((keyword) => (
            <li key={keyword}>
              <button
                type="button"
                aria-label={`移除 ${keyword}`}
                onClick={() => forgetSearch(keyword)}
                className="grid size-10 place-items-center rounded-control text-ink-3 -outline-offset-2 hover:bg-float-hover hover:text-ink max-md:size-11"
              >
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
