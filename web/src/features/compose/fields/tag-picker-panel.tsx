import { limits } from '@zaojie/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Chip, ChipButton } from '../../../ui/text/chip.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { PickerSearch } from './picker-search.tsx';
import { tagSearch } from './picker-queries.ts';
import { canCreateTag, hasTag, newTag, suggestTags, withoutTag, withTag } from './tag-choice.ts';
import { useDebounced } from '../../../hooks/use-debounced.ts';

interface TagPickerPanelProps {
  chosen: readonly TagLabel[];
  onChange: (tags: readonly TagLabel[]) => void;
  max: number;
  allowNew: boolean;
}

function LoadingChips() {
  return (
    <SkeletonGroup className="flex flex-wrap gap-2">
      {[64, 88, 72, 96, 60, 80].map((width) => (
        <Skeleton key={width} shape="circle" width={width} height={28} />
      ))}
    </SkeletonGroup>
  );
}

function Chosen({ chosen, onChange }: Pick<TagPickerPanelProps, 'chosen' | 'onChange'>) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="已选标签" className="mb-3 flex flex-wrap gap-2">
      {chosen.map((tag) => (
        <li key={tag.id} className="max-w-full">
          <Chip
            selected
            removeLabel={`移除标签 ${tag.name}`}
            onRemove={() => onChange(withoutTag(chosen, tag))}
          >
            {tag.name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function useTagChoice({ chosen, onChange, max, allowNew }: TagPickerPanelProps) {
  const [keyword, setKeyword] = useState('');
  const typed = keyword.trim();
  const debounced = useDebounced(typed, limits.search.debounceMs);
  // The list of much used tags is there already; only a search is worth waiting with.
  const settled = typed === '' ? '' : debounced;
  const found = useQuery(tagSearch(settled));
  const { isPending, isPlaceholderData, isError } = found;
  // A list that cannot be loaded counts as empty: names may still be typed.
  const known = isError ? [] : (found.data ?? []);
  const offered = typed === '' ? known : suggestTags(known, typed, chosen);
  const isSettled = settled === typed && !isPending && !isPlaceholderData;
  const canCreate = allowNew && isSettled && canCreateTag(typed, known, chosen);

  function toggle(tag: TagLabel) {
    if (hasTag(chosen, tag)) onChange(withoutTag(chosen, tag));
    else if (chosen.length >= max) toast.warning(`最多选择${max}个标签`);
    else {
      onChange(withTag(chosen, tag, max));
      setKeyword('');
    }
  }

  function enter() {
    const exact = known.find((tag) => tag.name.toLowerCase() === typed.toLowerCase());
    if (typed === '') return;
    if (exact) toggle(exact);
    else if (canCreate) toggle(newTag(typed, chosen));
  }

  return { keyword, setKeyword, typed, offered, canCreate, isPending, isSettled, found, toggle, enter };
}

export function TagPickerPanel(props: TagPickerPanelProps) {
  const { chosen } = props;
  const choice = useTagChoice(props);
  const { typed, offered, canCreate } = choice;
  const isNothingFound = choice.isSettled && !choice.found.isError && offered.length === 0 && !canCreate;
  return (
    <div className="min-h-60">
      <Chosen chosen={chosen} onChange={props.onChange} />
      <PickerSearch
        label={props.allowNew ? '搜索或新建标签' : '搜索标签'}
        value={choice.keyword}
        onChange={choice.setKeyword}
        onEnter={choice.enter}
      />
      <p className="mt-4 mb-2 text-13 text-ink-3">{typed === '' ? '常用标签' : '匹配的标签'}</p>
      {choice.isPending ? <LoadingChips /> : null}
      {choice.found.isError ? (
        <InlineError
          text="标签没有取到"
          onRetry={() => void choice.found.refetch()}
          retrying={choice.found.isFetching}
          className="mb-2"
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {offered.map((tag) => (
          <ChipButton key={tag.id} selected={hasTag(chosen, tag)} onClick={() => choice.toggle(tag)}>
            {tag.name}
          </ChipButton>
        ))}
        {canCreate ? (
          <ChipButton onClick={() => choice.toggle(newTag(typed, chosen))}>
            <Plus size={14} strokeWidth={1.75} aria-hidden="true" />
            新建「{typed}」
          </ChipButton>
        ) : null}
      </div>
      {isNothingFound ? <p className="text-ink-2">没有找到相关标签</p> : null}
    </div>
  );
}
