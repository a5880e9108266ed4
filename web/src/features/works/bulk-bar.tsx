import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { X } from 'lucide-react';
import { TextButton } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import type { WorkActions } from './use-work-actions.ts';

type BulkBarProps = { chosen: readonly OwnWork[]; actions: WorkActions; onDone: () => void };

/** What can be done to all that are chosen. There only while something is. */
export function BulkBar({ chosen, actions, onDone }: BulkBarProps) {
  const [first] = chosen;
  if (!first) return null;
  const ids = chosen.map((work) => work.id);
  const isAnyPublic = chosen.some((work) => work.visibility === 'public');

  async function remove() {
    if (await actions.remove(chosen)) onDone();
  }

  return (
    <div
      role="toolbar"
      aria-label="批量操作"
      data-float
      data-sticky
      className="sticky bottom-6 z-10 mx-auto mt-6 flex w-fit max-w-full animate-rise items-center gap-5 rounded-card bg-float px-5 py-2 shadow-float max-md:bottom-3 max-md:w-auto max-md:justify-between max-md:gap-2 max-md:px-3 max-md:py-1"
    >
      <output className="text-14 whitespace-nowrap">已选 {chosen.length} 件</output>
      {chosen.length === 1 && first.visibility === 'public' && !first.is_cover ? (
        <TextButton
          onClick={() => {
            void actions.makeCover(first);
            onDone();
          }}
          className="text-14"
        >
          设为封面
        </TextButton>
      ) : null}
      <TextButton
        onClick={() => void actions.show(ids, isAnyPublic ? 'hidden' : 'public').then(onDone)}
        className="text-14"
      >
        {isAnyPublic ? '隐藏' : '公开'}
      </TextButton>
      <TextButton onClick={() => void remove()} className="text-14 text-danger">
        删除
      </TextButton>
      <IconButton size="small" label="取消选择" onClick={onDone}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
