import type { GameCard } from '@zaojie/contract/games/game.schemas';
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';

type GameLineProps = {
  game: Pick<GameCard, 'title' | 'cover'>;
  /** Where the title leads; null where there is nothing to be seen any more. */
  to: string | null;
  about: ReactNode;
  actions: ReactNode;
};

/** One game in a list of one's own. */
export function GameLine({ game, to, about, actions }: GameLineProps) {
  return (
    <li
      aria-label={game.title}
      className="grid grid-cols-[136px_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 max-lg:items-start border-b border-line py-3 max-md:grid-cols-[108px_minmax(0,1fr)] max-md:gap-x-3"
    >
      <div className="h-20 max-md:h-18">
        {game.cover ? (
          <Picture {...pictureSource(game.cover, '')} sizes="136px" />
        ) : (
          <span className="grid size-full place-items-center rounded-img bg-surface-3 text-ink-3">
            <ImageOff size={20} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="truncate text-16">
          {to === null ? (
            game.title
          ) : (
            <Link to={to} className="rounded-sm hover:text-brand-ink">
              {game.title}
            </Link>
          )}
        </h3>
        {about}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 max-md:col-span-full max-md:justify-start">
        {actions}
      </div>
    </li>
  );
}
