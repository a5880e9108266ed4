import type { Ranking } from '@zaojie/contract/rankings/ranking.schemas';
import { useState } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { CreatorRow } from './creator-row.tsx';
import { CreatorTopCard } from './creator-top-card.tsx';
import { OwnRow } from './own-row.tsx';
import { PointsDialog } from './points-dialog.tsx';

const TOP = 3;

/** The first is wider; narrower windows give it a line of its own. */
export const TOP_GRID =
  'grid grid-cols-[minmax(0,1.64fr)_minmax(0,1fr)_minmax(0,1fr)] gap-5 [&>li]:min-w-0 ' +
  'max-xl:grid-cols-2 max-xl:[&>:first-child]:col-span-2 max-md:grid-cols-1 max-md:gap-2 max-md:[&>:first-child]:col-span-1';

function emptyLine({ computed_at, sub }: Ranking): string {
  if (computed_at === null) return '第一份榜单明早 6:00 出来。';
  return sub === 'all' ? '这段时间还没有人上榜。' : '这一榜还没有人，带上标签发一件作品就能上。';
}

export function CreatorBoard({ ranking }: { ranking: Ranking }) {
  const [isAsking, setAsking] = useState(false);
  const { creators, own, period, sub, total } = ranking;
  const top = creators.filter(({ place }) => place <= TOP);
  const rest = creators.filter(({ place }) => place > TOP);
  return (
    <>
      {total === 0 ? (
        <EmptyState line={emptyLine(ranking)} action={<ButtonLink to="/community">去社区看看</ButtonLink>} />
      ) : null}
      {top.length > 0 ? (
        <ol aria-label="前三名" className={TOP_GRID}>
          {top.map((creator) => (
            <li key={creator.id}>
              <CreatorTopCard creator={creator} period={period} />
            </li>
          ))}
        </ol>
      ) : null}
      {rest.length > 0 ? (
        <ol aria-label="榜单" className="mt-3 first:mt-0">
          {rest.map((creator) => (
            <CreatorRow key={creator.id} creator={creator} period={period} isBelowTop={top.length === TOP} />
          ))}
        </ol>
      ) : null}
      {own && total > 0 ? (
        <OwnRow own={own} period={period} isWhole={sub === 'all'} onAsk={() => setAsking(true)} />
      ) : null}
      <PointsDialog open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
