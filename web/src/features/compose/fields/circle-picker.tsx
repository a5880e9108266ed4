import { limits } from '@zaojie/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { Circle, CircleLabel } from '@zaojie/contract/circles/circle.schemas';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../../text/numbers.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { circleSearch } from './picker-queries.ts';
import { PickerSearch } from './picker-search.tsx';
import { useDebounced } from '../../../hooks/use-debounced.ts';

export interface CirclePickerDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: CircleLabel | null;
  /** Null when the chosen circle was pressed again. */
  onApply: (circle: CircleLabel | null) => void;
}

function CircleRow({
  circle,
  selected,
  onClick,
}: {
  circle: Circle;
  selected: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onClick}
      className={classNames(
        'flex w-full items-center gap-3 rounded-control p-2 text-left transition-colors',
        selected ? 'bg-brand-tint' : 'hover:bg-float-hover',
      )}
    >
      <Avatar name={circle.name} src={circle.icon || circle.cover_image} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{circle.name}</span>
        <span className="block truncate text-13 text-ink-3">
          {formatCount(circle.posts_count)} 篇帖子{circle.description ? ` · ${circle.description}` : ''}
        </span>
      </span>
      {selected ? (
        <Check size={18} strokeWidth={1.75} className="shrink-0 text-brand-ink" aria-hidden="true" />
      ) : null}
    </button>
  );
}

function LoadingRows() {
  return (
    <SkeletonGroup className="space-y-4 p-2">
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className="flex items-center gap-3">
          <Skeleton shape="circle" width={40} height={40} />
          <span className="flex-1 space-y-2">
            <Skeleton width="30%" />
            <Skeleton width="70%" />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}

function CircleList({ value, onChoose }: { value: CircleLabel | null; onChoose: (circle: Circle) => void }) {
  const [keyword, setKeyword] = useState('');
  const found = useQuery(circleSearch(useDebounced(keyword.trim(), limits.search.debounceMs)));
  // What is shown for other words while these fail would look like an answer to them.
  const circles = found.isError ? [] : (found.data ?? []);
  return (
    <div className="min-h-80">
      <PickerSearch label="搜索圈子" value={keyword} onChange={setKeyword} />
      <div className="-mx-2 mt-3">
        {found.isPending ? <LoadingRows /> : null}
        {found.isError ? (
          <InlineError
            text="圈子没有取到"
            onRetry={() => void found.refetch()}
            retrying={found.isFetching}
            className="p-2"
          />
        ) : null}
        {circles.map((circle) => (
          <CircleRow
            key={circle.id}
            circle={circle}
            selected={circle.id === value?.id}
            onClick={() => onChoose(circle)}
          />
        ))}
        {found.isSuccess && circles.length === 0 ? <p className="p-2 text-ink-2">没有找到相关圈子</p> : null}
      </div>
    </div>
  );
}

/** Chooses one circle; pressing it again leaves the post without one. */
export function CirclePickerDialog({ open, onOpenChange, value, onApply }: CirclePickerDialogProps) {
  function choose(circle: Circle) {
    const { id, name, icon, description, posts_count } = circle;
    onApply(id === value?.id ? null : { id, name, icon, description, posts_count });
    onOpenChange(false);
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="选择圈子">
      <CircleList value={value} onChoose={choose} />
    </Dialog>
  );
}
