import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { useLocation } from 'react-router';
import { useSession } from '../../../api/session.ts';
import { useNear } from '../../../hooks/use-near.ts';
import { carried } from '../../../ui/theme/whole-styles.ts';
import { later } from '../../../ui/feedback/later.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ReviewsFrame } from './reviews-frame.tsx';

const GameComments = later<{ game: GameDetail }>(
  async () => (await carried(() => import('./game-comments.tsx'))).GameComments,
  '评价没有加载出来',
);

/** The section as it stands before anybody is near it. */
function Room({ game }: { game: GameDetail }) {
  return (
    <ReviewsFrame game={game}>
      <SkeletonGroup className="grid gap-4">
        <Skeleton shape="block" className="h-36 w-full" />
        <Skeleton shape="block" className="h-28 w-full" />
        <Skeleton shape="block" className="h-72 w-full" />
      </SkeletonGroup>
    </ReviewsFrame>
  );
}

/**
 * What people think of a game. It comes when a visitor gets near it; at once for members, who may want to write, and where the
 * address leads to it.
 */
export function GameCommentsLater({ game }: { game: GameDetail }) {
  const { hash } = useLocation();
  const { place, isNear } = useNear();
  const isMember = useSession() !== null;
  const isWanted = isNear || isMember || hash.startsWith('#comment');
  return (
    <div ref={place}>
      <GameComments game={game} isWanted={isWanted} room={<Room game={game} />} />
    </div>
  );
}
