import type { GameCard as Game } from '@zaojie/contract/games/game.schemas';
import { Link } from 'react-router';
import { Picture, type PictureProps } from '../../ui/media/picture.tsx';
import { HALF_OF_PHONE, pictureSource } from '../../ui/media/picture-source.ts';
import { gamePath } from './game-paths.ts';
import { GamePrice } from './game-price.tsx';
import { RatingLine } from './rating-line.tsx';

const COVERING =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus';

export type GameCardProps = { game: Game; /** In sight at once. */ isFirst?: PictureProps['priority'] };

function Cover({ game, isFirst, sizes }: GameCardProps & { sizes: string }) {
  const { cover } = game;
  if (cover === null) return <span className="block size-full rounded-img bg-surface-3" />;
  return <Picture {...pictureSource(cover, '')} sizes={sizes} priority={isFirst} />;
}

function MadeBy({ game: { user_id, nickname, game_type: types } }: { game: Game }) {
  return (
    <p className="truncate text-13 text-ink-3">
      <Link to={`/user/${user_id}`} className="relative z-1 rounded-sm hover:text-brand-ink">
        {nickname}
      </Link>
      {types.length === 0 ? null : ` · ${types.join('，')}`}
    </p>
  );
}

/** A game on the wall: no box, the picture is the card. */
export function GameCard({ game, isFirst }: GameCardProps) {
  return (
    <article className="group relative">
      <div className="aspect-16/10 overflow-hidden rounded-card *:rounded-card max-md:aspect-4/3">
        <Cover game={game} isFirst={isFirst} sizes={`${HALF_OF_PHONE}, (max-width: 1180px) 33vw, 300px`} />
      </div>
      <div className="mt-2.5 flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 truncate text-16 group-hover:text-brand-ink">
          <Link to={gamePath(game.id)} className={COVERING}>
            {game.title}
          </Link>
        </h3>
        <GamePrice price={game.price} className="text-16 max-md:text-14" />
      </div>
      <MadeBy game={game} />
      <RatingLine rating={game.rating} comments={game.comment_count} />
    </article>
  );
}

/** The same as a line of a list. */
export function GameRow({ game, isFirst }: GameCardProps) {
  return (
    <article className="group relative grid grid-cols-[136px_minmax(0,1fr)_160px_72px] items-center gap-5 border-b border-line py-3 max-[1180px]:grid-cols-[136px_minmax(0,1fr)_auto] max-[1180px]:gap-y-0 max-md:grid-cols-[108px_minmax(0,1fr)_auto] max-md:gap-x-3">
      <div className="h-20 max-[1180px]:row-span-2 max-md:h-18">
        <Cover game={game} isFirst={isFirst} sizes="136px" />
      </div>
      <div className="min-w-0 max-[1180px]:self-end">
        <h3 className="truncate text-16 group-hover:text-brand-ink">
          <Link to={gamePath(game.id)} className={COVERING}>
            {game.title}
          </Link>
        </h3>
        <MadeBy game={game} />
      </div>
      <RatingLine
        rating={game.rating}
        comments={game.comment_count}
        className="max-[1180px]:col-start-2 max-[1180px]:row-start-2 max-[1180px]:self-start"
      />
      <GamePrice
        price={game.price}
        className="justify-self-end text-16 max-[1180px]:col-start-3 max-[1180px]:row-span-2 max-[1180px]:row-start-1"
      />
    </article>
  );
}
