import { GripVertical, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { useTileSort } from '../../uploads/use-tile-sort.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';

type SortableRowProps = {
  sort: ReturnType<typeof useTileSort>;
  index: number;
  /** What it is, for the handle and the bin: 选项 单面封面. */
  label: string;
  onRemove: () => void;
  children: ReactNode;
};

const GRIP =
  'relative grid h-11 w-6 cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:text-ink ' +
  'active:cursor-grabbing max-md:h-12 max-md:after:absolute max-md:after:-inset-x-2.5 max-md:after:inset-y-0';

/** A line of a list that is put in order by its handle: dragged, or by arrow keys. */
export function SortableRow({ sort, index, label, onRemove, children }: SortableRowProps) {
  return (
    <li
      data-tile={index}
      className={classNames(
        'grid grid-cols-[24px_minmax(0,1fr)_36px] items-start gap-2 rounded-control max-md:grid-cols-[24px_minmax(0,1fr)_44px] max-lg:border-b max-lg:border-line max-lg:pb-3',
        sort.dragged === index && 'bg-brand-tint ring-2 ring-brand-line',
      )}
    >
      <button
        type="button"
        aria-label={`${label}，拖动或按方向键调整顺序`}
        onPointerDown={(event) => sort.startDrag(event, index)}
        onKeyDown={(event) => sort.moveByKey(event, index)}
        className={GRIP}
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {children}
      <IconButton
        size="small"
        label={`删除${label}`}
        onClick={onRemove}
        className="mt-1.5 text-ink-3 max-md:mt-2"
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
