import { limits } from '@zaojie/contract/limits';
import type { SearchResult, SearchType } from '@zaojie/contract/search/search.schemas';
import { Tabs, type TabItem } from '../../../ui/menu/tabs.tsx';
import { SEARCH_TYPES, TYPE_NAMES } from '../search-path.ts';

const { countCap } = limits.search;

/** Counting stops at the cap: beyond it nobody knows, and the tab says so. */
function tabOf(type: SearchType, counts: SearchResult['counts'] | undefined): TabItem<SearchType> {
  const count = counts?.[type];
  if (count !== undefined && count >= countCap) {
    return { value: type, label: `${TYPE_NAMES[type]} ${countCap - 1}+` };
  }
  return { value: type, label: TYPE_NAMES[type], count };
}

type TypeTabsProps = {
  id: string;
  value: SearchType;
  counts: SearchResult['counts'] | undefined;
  onChange: (type: SearchType) => void;
};

export function TypeTabs({ id, value, counts, onChange }: TypeTabsProps) {
  return (
    <Tabs
      id={id}
      label="搜索类型"
      items={SEARCH_TYPES.map((type) => tabOf(type, counts))}
      value={value}
      onChange={onChange}
      className="mt-2 max-md:-mx-4 max-md:max-w-none max-md:px-4"
    />
  );
}
