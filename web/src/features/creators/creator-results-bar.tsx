import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import type { CreatorFilters } from './creator-address.ts';
import { chosen, sortRow } from './filter-choices.ts';

type ResultsBarProps = {
  /** Null until the first answer is there. */
  count: { total: number; on: number } | null;
  filters: CreatorFilters;
  hasSort: boolean;
  onChange: (part: Partial<CreatorFilters>) => void;
};

function countWords({ total, on }: { total: number; on: number }, isOnlyOn: boolean): string {
  return isOnlyOn ? `共 ${total} 位正在接单` : `共 ${total} 位创作者，${on} 位正在接单`;
}

export function CreatorResultsBar({ count, filters, hasSort, onChange }: ResultsBarProps) {
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-2 py-2 text-13 text-ink-3 max-md:min-h-13 max-md:justify-between max-md:gap-x-2 max-md:py-1">
      <p aria-live="polite">{count ? countWords(count, filters.isOnlyOn) : '正在找…'}</p>
      <Checkbox
        checked={filters.isOnlyOn}
        onChange={(event) => onChange({ isOnlyOn: event.target.checked })}
        className="md:mr-auto"
      >
        只看接单中
      </Checkbox>
      {hasSort ? (
        <Segmented
          label={sortRow.label}
          name="creator-sort"
          value={filters.sort}
          options={sortRow.choices}
          onChange={(value) => onChange(chosen('sort', value))}
        />
      ) : null}
    </div>
  );
}
