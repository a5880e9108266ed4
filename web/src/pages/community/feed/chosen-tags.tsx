import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import { TextButton } from '../../../ui/form/button.tsx';
import { Chip } from '../../../ui/text/chip.tsx';

type ChosenTagsProps = { tags: readonly TagLabel[]; onRemove: (id: number) => void; onClear: () => void };

export function ChosenTags({ tags, onRemove, onClear }: ChosenTagsProps) {
  if (tags.length === 0) return null;
  return (
    <fieldset aria-label="已选标签" className="flex flex-wrap items-center gap-2 pt-3">
      {tags.map((tag) => (
        <Chip key={tag.id} selected removeLabel={`移除标签 ${tag.name}`} onRemove={() => onRemove(tag.id)}>
          # {tag.name}
        </Chip>
      ))}
      <TextButton onClick={onClear}>清空</TextButton>
    </fieldset>
  );
}
