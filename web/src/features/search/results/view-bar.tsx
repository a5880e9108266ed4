import {
  searchOrderNames,
  searchOrders,
  searchTimeNames,
  searchTimes,
} from '@zaojie/contract/search/search-words';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { SearchView } from '../search-path.ts';

const ORDERS = searchOrderNames.map((value) => ({ value, label: searchOrders[value] }));
const TIMES = searchTimeNames.map((value) => ({
  value,
  label: value === 'any' ? '不限时间' : searchTimes[value],
}));

type ViewBarProps = { view: SearchView; onChange: (part: Partial<SearchView>) => void };

/** The order of the results, and the time they are from. */
export function ViewBar({ view, onChange }: ViewBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-3.5">
      <Segmented
        label="排序"
        name="search-order"
        value={view.order}
        options={ORDERS}
        onChange={(value) => onChange({ order: searchOrderNames.find((name) => name === value) ?? 'best' })}
      />
      <Select
        label="时间"
        labelHidden
        value={view.within}
        options={TIMES}
        onChange={({ target }) =>
          onChange({ within: searchTimeNames.find((name) => name === target.value) ?? 'any' })
        }
        className="w-32 [&>div]:h-9! max-md:[&>div]:h-11!"
      />
    </div>
  );
}
