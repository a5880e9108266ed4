import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { gameLimits } from '@zaojie/contract/games/game-limits';
import { formatNumber } from '../../../text/numbers.ts';
import { Stars } from '../stars.tsx';

type RatingSummaryProps = {
  game: GameDetail;
  /** Only the comments with so many stars are shown. */
  chosen: number | null;
  onChoose: (rating: number | null) => void;
};

/** The figure, and how it came about; a row shows only the comments behind it. */
export function RatingSummary({ game, chosen, onChoose }: RatingSummaryProps) {
  if (game.rating_count === 0) return null;
  return (
    <div className="grid grid-cols-[168px_minmax(0,440px)] items-center gap-6 pb-6 max-md:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <b className="mb-1.5 block text-[44px] leading-[1.1] font-semibold tabular-nums max-md:text-36">
          {game.rating.toFixed(1)}
        </b>
        <Stars rating={game.rating} size={18} />
        {game.recent_rating === null ? null : (
          <small className="mt-1.5 block text-12 text-ink-3">
            近 {gameLimits.recentDays} 天 {game.recent_rating.toFixed(1)}
          </small>
        )}
      </div>
      <ul aria-label="评分分布">
        {game.rating_histogram.map(({ rating, count }) => (
          <li key={rating}>
            <button
              type="button"
              aria-pressed={chosen === rating}
              aria-label={`${rating} 星，${count} 个，只看这些评论`}
              disabled={count === 0}
              onClick={() => onChoose(chosen === rating ? null : rating)}
              className="group grid h-6 w-full grid-cols-[16px_minmax(0,1fr)_44px] items-center gap-3 rounded-sm text-13 text-ink-3 enabled:hover:text-ink aria-pressed:font-semibold aria-pressed:text-brand-ink max-md:h-7.5"
            >
              <span>{rating}</span>
              <span className="h-1.5 overflow-hidden rounded-full bg-surface-3">
                <span
                  className="block h-full rounded-full bg-ink-2 group-enabled:group-hover:bg-ink group-aria-pressed:bg-brand"
                  style={{ width: `${Math.round((count / game.rating_count) * 1000) / 10}%` }}
                />
              </span>
              <span className="text-right tabular-nums">{formatNumber(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
