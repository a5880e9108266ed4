import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { ChipButton } from '../../ui/text/chip.tsx';

const SHOWN = 8;

/** The tags that are used most. */
export function tagCounts(works: readonly OwnWork[]): [tag: string, count: number][] {
  const counts = new Map<string, number>();
  for (const tag of works.flatMap((work) => work.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
}

type TagFilterProps = { works: readonly OwnWork[]; tag: string | null; onTag: (tag: string | null) => void };

export function TagFilter({ works, tag, onTag }: TagFilterProps) {
  const tags = tagCounts(works);
  if (tags.length === 0) return null;
  return (
    <fieldset className="mb-4 flex min-w-0 gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-md:-mx-4 max-md:px-4 md:flex-wrap">
      <legend className="sr-only">按标签看</legend>
      <ChipButton selected={tag === null} onClick={() => onTag(null)} className="shrink-0">
        全部 {works.length}
      </ChipButton>
      {tags.map(([name, count]) => (
        <ChipButton key={name} selected={tag === name} onClick={() => onTag(name)} className="shrink-0">
          {name} {count}
        </ChipButton>
      ))}
    </fieldset>
  );
}
