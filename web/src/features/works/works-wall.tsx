import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { lazy, Suspense, useState } from 'react';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useTileSort } from '../uploads/use-tile-sort.ts';
import { BulkBar } from './bulk-bar.tsx';
import { TagFilter } from './tag-filter.tsx';
import type { WorkActions } from './use-work-actions.ts';
import { WorkTile } from './work-tile.tsx';

const WorkDialog = lazy(async () => ({ default: (await import('./work-dialog.tsx')).WorkDialog }));

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The works in their order, the cover large. */
export function WorksWall({ works, actions }: { works: readonly OwnWork[]; actions: WorkActions }) {
  const [tag, setTag] = useState<string | null>(null);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [openId, setOpenId] = useState<number | null>(null);
  const sort = useTileSort({
    count: works.length,
    onMove: actions.move,
    onDrop: () => void actions.saveMove(),
    unit: '件',
  });
  // A tag that the last work has lost shows everything again.
  const isFiltered = tag !== null && works.some((work) => work.tags.includes(tag));
  const shown = isFiltered ? works.filter((work) => work.tags.includes(tag)) : works;
  const coverIndex = shown.findIndex((work) => work.is_cover);
  // While one is dragged, the large place stays where it is: works pass through it, and nothing else shifts.
  const [largeIndex, setLargeIndex] = useState(coverIndex);
  if (sort.dragged === null && largeIndex !== coverIndex) setLargeIndex(coverIndex);
  const opened = works.find((work) => work.id === openId);
  return (
    <>
      <TagFilter works={works} tag={isFiltered ? tag : null} onTag={setTag} />
      <ol
        data-tiles=""
        aria-label="我的作品"
        className="grid grid-flow-dense grid-cols-4 gap-x-4 gap-y-5 max-lg:grid-cols-3 max-md:grid-cols-2 max-md:gap-x-2.5 max-md:gap-y-4"
      >
        {shown.map((work, index) => (
          <WorkTile
            key={work.id}
            work={work}
            index={index}
            isLarge={index === largeIndex && !isFiltered}
            isChosen={chosenIds.has(work.id)}
            sort={isFiltered || works.length < 2 ? null : sort}
            onOpen={() => setOpenId(work.id)}
            onChoose={() => setChosenIds(toggled(chosenIds, work.id))}
          />
        ))}
      </ol>
      <BulkBar
        chosen={works.filter((work) => chosenIds.has(work.id))}
        actions={actions}
        onDone={() => setChosenIds(new Set())}
      />
      <VisuallyHidden>
        <span aria-live="polite">{sort.announcement}</span>
      </VisuallyHidden>
      {opened ? (
        <Suspense fallback={null}>
          <WorkDialog key={opened.id} work={opened} open actions={actions} onClose={() => setOpenId(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
