import type { OwnBounty } from '@zaojie/contract/bounties/bounty.schemas';
import { ChevronDown } from 'lucide-react';
import { formatDay } from '../../../text/dates.ts';
import { formatYuanRange } from '../../../text/numbers.ts';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { CoverThumb } from '../cover-thumb.tsx';

export type PickedBounty = Pick<
  OwnBounty,
  'id' | 'title' | 'budget_min' | 'budget_max' | 'deadline' | 'pictures'
>;

type BountyPickerProps = {
  bounties: readonly OwnBounty[];
  picked: PickedBounty;
  hasMore: boolean;
  onMore: () => void;
  onPick: (id: number) => void;
};

/** Which of one's bounties the applications are for. */
export function BountyPicker({ bounties, picked, hasMore, onMore, onPick }: BountyPickerProps) {
  return (
    <Menu
      label="选择约稿"
      align="start"
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className="flex min-w-0 items-center gap-3 rounded-control border border-line-2 bg-surface py-1.5 pr-3.5 pl-1.5 text-left leading-[1.45] transition-colors hover:border-brand"
        >
          <CoverThumb picture={picked.pictures[0] ?? null} width={56} className="h-10.5 w-14" />
          <span className="min-w-0">
            <b className="block truncate font-semibold">{picked.title}</b>
            <small className="block truncate text-12 text-ink-3">
              预算 {formatYuanRange(picked.budget_min, picked.budget_max)} · {formatDay(picked.deadline)}截稿
            </small>
          </span>
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className="ml-auto shrink-0 text-ink-3"
          />
        </button>
      )}
    >
      {bounties.map((bounty) => (
        <MenuItem key={bounty.id} onSelect={() => onPick(bounty.id)}>
          <span className="max-w-70 truncate">{bounty.title}</span>
          <span className="ml-auto pl-4 text-13 text-ink-3">{bounty.application_counts.all}</span>
        </MenuItem>
      ))}
      {hasMore ? <MenuItem onSelect={onMore}>更早的约稿</MenuItem> : null}
    </Menu>
  );
}
