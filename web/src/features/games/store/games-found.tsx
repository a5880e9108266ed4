import type { GameCard as Game } from '@zaojie/contract/games/game.schemas';
import { gameLimits } from '@zaojie/contract/games/game-limits';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { GameCard, GameRow } from '../game-card.tsx';
import { belowFrom } from '../../../ui/layout/below.ts';
import type { GamesFilters } from './games-address.ts';

const GRID =
  'grid grid-cols-3 gap-x-6 gap-y-8 max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-5 [&>*]:min-w-0';
/** So many stand in the first row of a wide window, and so many in sight on a phone. Each may be the largest of the first view by a hair. */
const FIRST = 3;
const IN_SIGHT = 6;
const priorityOf = (place: number) => (place < FIRST ? true : place < IN_SIGHT ? 'soon' : false);

type FoundProps = { games: readonly Game[]; view: GamesFilters['view']; isOld: boolean };

export function GamesFound({ games, view, isOld }: FoundProps) {
  const Shown = view === 'list' ? GameRow : GameCard;
  return (
    <ul
      aria-label="游戏"
      aria-busy={isOld || undefined}
      className={classNames(
        view === 'list' ? 'border-t border-line' : GRID,
        'transition-opacity',
        isOld && 'opacity-60',
      )}
    >
      {games.map((game, index) => (
        <li key={game.id} {...belowFrom(IN_SIGHT, index)}>
          <Shown game={game} isFirst={priorityOf(index)} />
        </li>
      ))}
    </ul>
  );
}

function CardSkeleton() {
  return (
    <span className="block">
      <Skeleton shape="block" className="aspect-16/10 w-full rounded-card! max-md:aspect-4/3" />
      <Skeleton width="60%" className="mt-4 mb-2.5" />
      <Skeleton width="80%" className="mb-2.5" />
      <Skeleton width="45%" />
    </span>
  );
}

function RowSkeleton() {
  return (
    <span className="flex items-center gap-5 border-b border-line py-3">
      <Skeleton shape="block" className="h-20 w-34" />
      <span className="grid flex-1 gap-3">
        <Skeleton width="40%" />
        <Skeleton width="55%" />
      </span>
    </span>
  );
}

export function GamesSkeleton({ view }: { view: GamesFilters['view'] }) {
  const Shape = view === 'list' ? RowSkeleton : CardSkeleton;
  return (
    <SkeletonGroup className={view === 'list' ? 'border-t border-line' : GRID}>
      {Array.from({ length: gameLimits.pageSize }, (_, place) => (
        <Shape key={place} />
      ))}
    </SkeletonGroup>
  );
}
