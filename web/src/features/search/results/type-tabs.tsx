import { limits } from '@zaojie/contract/limits';
import type { SearchResult, SearchType } from '@zaojie/contract/search/search.schemas';
import { classNames } from '../../../ui/class-names.ts';
import { Tabs, type TabItem } from '../../../ui/menu/tabs.tsx';
import { SEARCH_TYPES, TYPE_NAMES } from '../search-path.ts';

const { countCap } = limits.search;

/** All nine are in sight: they share the width, and beside the sidebar they are smaller, so that each keeps its number to itself. */
const ON_A_TABLET =
  'min-[640px]:max-lg:justify-between min-[640px]:max-lg:gap-2! md:max-lg:flex-wrap md:max-lg:[&>button]:text-14 md:max-lg:[&_span]:ml-1 md:max-lg:[&_span]:text-12';

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
      className={classNames('mt-2 max-md:-mx-4 max-md:max-w-none max-md:px-4', ON_A_TABLET)}
    />
  );
}
