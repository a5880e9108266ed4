import { CircleAlert, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';

type RowListProps<Row> = {
  /** 评审标准: names the list and what is added. */
  label: string;
  field: string;
  rows: readonly Row[];
  most: number;
  blank: Row;
  error?: string | undefined;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (part: Partial<Row>) => void, index: number) => ReactNode;
};

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A few rows of the same fields; each can be taken away, another one added. */
export function RowList<Row extends object>(props: RowListProps<Row>) {
  const { label, field, rows, most, blank, error, onChange, children } = props;
  // Rows have no name of their own: they are known by their place.
  const placed = rows.map((row, index) => ({ row, index }));
  return (
    <section
      aria-label={label}
      data-field={field}
      tabIndex={-1}
      className="grid grid-cols-1 gap-3 outline-none"
    >
      {placed.map(({ row, index }) => (
        <div key={index} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            {children(
              row,
              (part) => onChange(rows.map((each, at) => (at === index ? { ...each, ...part } : each))),
              index,
            )}
          </div>
          <IconButton
            label={`去掉第 ${index + 1} 个${label}`}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
            className="mt-1"
          >
            <X {...icon} />
          </IconButton>
        </div>
      ))}
      {error ? (
        <p role="alert" className="flex items-center gap-1.25 text-13 leading-5 text-danger">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {rows.length < most ? (
        <Button
          size="small"
          icon={<Plus {...icon} />}
          onClick={() => onChange([...rows, blank])}
          className="justify-self-start"
        >
          加一个{label}
        </Button>
      ) : null}
    </section>
  );
}
