import { RadioChips } from '../../ui/form/radio-chips.tsx';
import type { CreatorFilters } from './creator-address.ts';
import { chosen, filterRows } from './filter-choices.ts';

type FilterProps = { filters: CreatorFilters; onChange: (part: Partial<CreatorFilters>) => void };

/** Type, style and starting price, one row each. */
export function CreatorFilterRows({ filters, onChange }: FilterProps) {
  return (
    <div className="divide-y divide-dashed divide-line border-b border-line">
      {filterRows.map(({ name, label, choices }) => (
        <div key={name} className="flex min-h-11.5 items-center gap-3 md:py-1.5">
          <span aria-hidden="true" className="w-10 shrink-0 text-13 text-ink-3">
            {label}
          </span>
          <RadioChips
            label={label}
            name={`creator-${name}`}
            value={filters[name]}
            options={choices}
            onChange={(value) => onChange(chosen(name, value))}
            className="[&>label]:text-14"
          />
        </div>
      ))}
    </div>
  );
}
