import type { RankedGame } from '@zaojie/contract/rankings/ranking.schemas';
import { Heart, Star, Users } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../text/numbers.ts';
import { pictureSource, WIDTH_OF_PHONE } from '../../ui/media/picture-source.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Money } from '../../ui/text/money.tsx';
import { RankMark } from './rank-mark.tsx';
import { Trend } from './trend.tsx';

const ICON = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function Price({ yuan, className }: { yuan: number; className?: string | undefined }) {
  return yuan === 0 ? <span className={className}>免费</span> : <Money from={yuan} className={className} />;
}

export const ratingWords = (rating: number): string => (rating === 0 ? '暂无' : rating.toFixed(1));

function Facts({ game }: { game: RankedGame }) {
  return (
    <p className="mt-1.5 flex items-center gap-4 text-13 text-ink-3 tabular-nums [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1">
      <span>
        <Star {...ICON} className="fill-current text-ink-2" />
        <span className="sr-only">评分</span>
        <b className="font-semibold text-ink">{ratingWords(game.rating)}</b>
      </span>
      <span>
        <Users {...ICON} />
        <span className="sr-only">玩家</span>
        {formatCount(game.players)}
      </span>
      <span>
        <Heart {...ICON} />
        <span className="sr-only">喜欢</span>
        {formatCount(game.likes)}
      </span>
      <Trend value={game.trend} className="ml-auto" />
    </p>
  );
}

/** One of the first three: the picture speaks, so there is no box. */
export function GameTopCard({ game }: { game: RankedGame }) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="group relative">
      <div className="h-62 max-md:aspect-video max-md:h-auto">
        {game.cover ? (
          <Picture
            {...pictureSource(game.cover)}
            sizes={`${WIDTH_OF_PHONE}, ${game.place === 1 ? 560 : 340}px`}
            priority={game.place === 1}
          />
        ) : (
          <span className="block size-full rounded-img bg-surface-2" />
        )}
      </div>
      <div className="mt-3 flex items-center gap-3">
        <RankMark place={game.place} />
        <div className="min-w-0 flex-1">
          <h2 id={headingId} className="truncate text-18">
            <Link
              to={`/games/${game.id}`}
              className="rounded-sm group-hover:text-brand-ink after:absolute after:inset-0"
            >
              {game.title}
            </Link>
          </h2>
          <p className="truncate text-13 text-ink-3">
            {[game.developer, ...game.tags.slice(0, 1)].join(' · ')}
          </p>
        </div>
        <Price yuan={game.price} className="shrink-0 text-16" />
      </div>
      <Facts game={game} />
    </article>
  );
}
