import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { movedItem } from '../../uploads/image-queue.ts';
import { useTileSort } from '../../uploads/use-tile-sort.ts';
import { TextButton } from '../../../ui/form/button.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { SortableRow } from './sortable-row.tsx';

type RowListProps<Row> = {
  title: string;
  hint: string;
  addText: string;
  most: number;
  rows: readonly Row[];
  labelOf: (row: Row, index: number) => string;
  onChange: (rows: readonly Row[]) => void;
  onAdd: () => void;
  children: (row: Row, change: (part: Partial<Row>) => void, index: number) => ReactNode;
};

/** Options or add-ons: lines that can be added, removed and put in order. */
export function RowList<Row extends { key: string }>(props: RowListProps<Row>) {
  const { title, hint, addText, most, rows, labelOf, onChange, onAdd, children } = props;
  const sort = useTileSort({
    count: rows.length,
    onMove: (from, to) => onChange(movedItem(rows, from, to)),
    unit: '个',
  });
  const change = (key: string, part: Partial<Row>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 leading-ui text-ink-2">
        {title}
        <span className="ml-2 text-12 text-ink-3">{hint}</span>
      </legend>
      {rows.length > 0 ? (
        <ol data-tiles="" className="mb-2 grid gap-2 max-md:gap-3">
          {rows.map((row, index) => (
            <SortableRow
              key={row.key}
              sort={sort}
              index={index}
              label={labelOf(row, index)}
              onRemove={() => onChange(rows.filter((each) => each.key !== row.key))}
            >
              {children(row, (part) => change(row.key, part), index)}
            </SortableRow>
          ))}
        </ol>
      ) : null}
      {rows.length < most ? (
        <TextButton onClick={onAdd} className="ml-8 min-h-8 gap-1">
          <Plus size={14} strokeWidth={1.75} aria-hidden="true" />
          {addText}
        </TextButton>
      ) : null}
      <VisuallyHidden>
        <span aria-live="polite">{sort.announcement}</span>
      </VisuallyHidden>
    </fieldset>
  );
}
