import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../../text/numbers.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { AuthorFace } from '../../users/author-face.tsx';
import { FollowButton } from '../../users/follow-button.tsx';
import { followersNow, useFollowNews } from '../../users/follow-news.ts';
import { Stars } from '../stars.tsx';

export const REVIEWS_ID = 'reviews';

export function GameHead({ game }: { game: GameDetail }) {
  return (
    <header>
      <h1 className="text-28 leading-title break-words max-md:text-22">{game.title}</h1>
      {game.summary === '' ? null : <p className="mt-1 text-16 text-ink-2">{game.summary}</p>}
      {game.rating_count === 0 ? (
        <p className="mt-2 text-13 text-ink-3">还没有评分</p>
      ) : (
        <a
          href={`#${REVIEWS_ID}`}
          className="mt-2 inline-flex items-center gap-2 rounded-sm text-13 text-ink-3 hover:text-brand-ink"
        >
          <b className="text-18 font-semibold text-ink tabular-nums">{game.rating.toFixed(1)}</b>
          <Stars rating={game.rating} />
          {formatCount(game.rating_count)} 个评分
        </a>
      )}
    </header>
  );
}

/** Who made it. */
export function Developer({ developer }: { developer: GameDetail['developer'] }) {
  const isFollowed = useFollowNews(developer.id, developer.is_followed);
  return (
    <section aria-label="开发者" className="flex items-center gap-3 pt-4.5 max-md:pt-4">
      <AuthorFace userId={developer.id} author={developer} size={44} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1">
          <Link to={`/user/${developer.id}`} className="truncate font-semibold hover:text-brand-ink">
            {developer.nickname}
          </Link>
          {developer.is_verified ? (
            <>
              <BadgeCheck
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className="shrink-0 text-brand-ink"
              />
              <VisuallyHidden>已认证</VisuallyHidden>
            </>
          ) : null}
        </p>
        <p className="truncate text-12 text-ink-3">
          {developer.games_count} 款游戏 · 粉丝 {formatCount(followersNow(developer, isFollowed))}
        </p>
      </div>
      <FollowButton
        userId={developer.id}
        isFollowed={developer.is_followed}
        canFollow={developer.can.follow}
      />
    </section>
  );
}
