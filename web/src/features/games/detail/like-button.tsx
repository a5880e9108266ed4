import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { Heart } from 'lucide-react';
import { formatCount } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useLikeGame } from './use-like-game.ts';

type LikeButtonProps = {
  game: GameDetail;
  /** Only the heart, in the bar of a phone. */ isBare?: boolean | undefined;
};

export function LikeButton({ game, isBare = false }: LikeButtonProps) {
  const { isLiked, likeCount, toggle } = useLikeGame(game);
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`想玩，${likeCount} 人`}
      onClick={() => void toggle()}
      className={classNames(
        'inline-flex items-center justify-center gap-2 rounded-full text-14 leading-none whitespace-nowrap transition-[color,background-color,border-color,scale] active:scale-98',
        isBare ? 'size-11' : 'h-9.5 border px-4 max-md:h-11',
        isLiked
          ? classNames('text-danger', !isBare && 'border-transparent bg-danger-tint')
          : classNames('text-ink-2 hover:text-ink', !isBare && 'border-line-2 bg-surface hover:border-ink-4'),
      )}
    >
      <Heart
        size={isBare ? 20 : 16}
        strokeWidth={1.75}
        aria-hidden="true"
        className={isLiked ? 'fill-current' : undefined}
      />
      {isBare ? null : <span>想玩 {formatCount(likeCount)}</span>}
    </button>
  );
}
