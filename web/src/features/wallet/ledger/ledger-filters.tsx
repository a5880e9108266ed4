import { transferKinds, type TransferKind } from '@zaojie/contract/ledger/transfer-kinds';
import { useNow } from '../../../hooks/use-now.ts';
import { RadioChips } from '../../../ui/form/radio-chips.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { ExportButton } from './export-button.tsx';
import {
  monthsUntil,
  monthText,
  shownKinds,
  type LedgerDirection,
  type LedgerFilter,
} from './ledger-address.ts';

const ALL = 'all';
const DIRECTIONS = [
  { value: ALL, label: '全部' },
  { value: 'in', label: '收入' },
  { value: 'out', label: '支出' },
];

type LedgerFiltersProps = { filter: LedgerFilter; onChange: (change: Partial<LedgerFilter>) => void };

export function LedgerFilters({ filter, onChange }: LedgerFiltersProps) {
  const months = monthsUntil(useNow(), filter.month);
  const kinds: TransferKind[] = [
    ...shownKinds,
    ...(filter.kind !== null && !shownKinds.some((kind) => kind === filter.kind) ? [filter.kind] : []),
  ];
  return (
    <div className="grid gap-3">
      <RadioChips<TransferKind | typeof ALL>
        label="类型"
        name="ledger-kind"
        value={filter.kind ?? ALL}
        options={[
          { value: ALL, label: '全部类型' },
          ...kinds.map((kind) => ({ value: kind, label: transferKinds[kind] })),
        ]}
        onChange={(kind) => onChange({ kind: kind === ALL ? null : kind })}
        className="relative -mx-1 max-md:-mx-4 max-md:scrollbar-none max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:whitespace-nowrap"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="收支"
          name="ledger-direction"
          value={filter.direction ?? ALL}
          options={DIRECTIONS}
          onChange={(value) => onChange({ direction: value === ALL ? null : (value as LedgerDirection) })}
        />
        <span className="ml-auto flex items-center gap-2 max-md:ml-0 max-md:w-full max-md:*:flex-1">
          <Select
            label="月份"
            labelHidden
            value={filter.month ?? ''}
            placeholder="全部月份"
            options={months.map((month) => ({ value: month, label: monthText(month) }))}
            onChange={(event) => onChange({ month: event.target.value === '' ? null : event.target.value })}
            className="w-36 [&>div]:h-9.5 max-md:[&>div]:h-11"
          />
          <ExportButton filter={filter} />
        </span>
      </div>
    </div>
  );
}
