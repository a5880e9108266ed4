import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { CreatorFilters } from './creator-address.ts';
import { chosen, filterRows, sortRow, type FilterRow } from './filter-choices.ts';

type FilterProps = { filters: CreatorFilters; onChange: (part: Partial<CreatorFilters>) => void };

const ROWS = [...filterRows, sortRow];

function Sheet({
  row,
  value,
  onChoose,
}: {
  row: FilterRow;
  value: string;
  onChoose: (value: string) => void;
}) {
  return (
    <fieldset className="-mx-4 -my-2">
      <legend className="sr-only">{row.label}</legend>
      {row.choices.map((choice) => (
        <label
          key={choice.value}
          className="flex h-12 items-center justify-between px-4 text-16 has-checked:font-medium has-checked:text-brand-ink has-focus-visible:bg-float-hover"
        >
          <input
            type="radio"
            name={`creator-sheet-${row.name}`}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            // The one that is chosen already closes the sheet too.
            onClick={() => (choice.value === value ? onChoose(value) : undefined)}
            className="peer sr-only"
          />
          {choice.label}
          <Check size={18} strokeWidth={1.75} aria-hidden="true" className="hidden peer-checked:block" />
        </label>
      ))}
    </fieldset>
  );
}

/** On a phone each filter is a drop-down that opens a sheet. */
export function CreatorFilterDrops({ filters, onChange }: FilterProps) {
  const [row, setRow] = useState<FilterRow | null>(null);
  const [isOpen, setOpen] = useState(false);

  function choose(value: string) {
    if (row) onChange(chosen(row.name, value));
    setOpen(false);
  }

  return (
    <>
      <div className="grid grid-cols-4 border-b border-line">
        {ROWS.map((each) => {
          const value = filters[each.name];
          const isChosen = value !== each.usual || each === sortRow;
          const label = isChosen ? each.choices.find((choice) => choice.value === value)?.label : each.label;
          return (
            <button
              key={each.name}
              type="button"
              aria-haspopup="dialog"
              aria-label={`${each.label}：${isChosen ? label : '全部'}`}
              onClick={() => {
                setRow(each);
                setOpen(true);
              }}
              className={classNames(
                'flex h-12 min-w-0 items-center justify-center gap-0.75 text-14 -outline-offset-2',
                isChosen ? 'font-medium text-brand-ink' : 'text-ink-2',
              )}
            >
              <span className="truncate">{label}</span>
              <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
            </button>
          );
        })}
      </div>
      <Dialog open={isOpen} onOpenChange={setOpen} title={row?.label ?? ''}>
        {row ? <Sheet row={row} value={filters[row.name]} onChoose={choose} /> : null}
      </Dialog>
    </>
  );
}
