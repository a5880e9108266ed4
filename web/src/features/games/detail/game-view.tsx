import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { below } from '../../../ui/layout/below.ts';
import { Crumbs } from '../../../ui/layout/crumbs.tsx';
import { Gallery } from '../../../ui/media/gallery.tsx';
import { GameCommentsLater } from '../comments/game-comments-later.tsx';
import { GetDialogs } from '../get/get-button.tsx';
import { useGetGame } from '../get/use-get-game.ts';
import { GAMES_PATH, gamesPath } from '../store/games-address.ts';
import { BuyBox, PhoneBar } from './buy-box.tsx';
import { GameAbout, GameUpdates } from './game-about.tsx';
import { Developer, GameHead } from './game-head.tsx';
import { galleryItems } from './gallery-items.ts';
import { RelatedGames } from './related-games.tsx';
import { StatusNote } from './status-note.tsx';

/** The facts stand beside both rows; where there is no room they stand between them. */
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_320px] grid-rows-[auto_1fr] items-start gap-x-10 max-[1180px]:grid-cols-[minmax(0,1fr)] max-[1180px]:grid-rows-none max-[1180px]:gap-y-5';

function wayTo({ game_type_ids: [typeId], game_type: [typeName] }: GameDetail) {
  const all = { to: GAMES_PATH, label: '游戏' };
  if (typeId === undefined || typeName === undefined) return [all];
  return [all, { to: gamesPath({ types: [typeId] }), label: typeName }];
}

/** Everything about one game. */
export function GameView({ game }: { game: GameDetail }) {
  const get = useGetGame(game);
  return (
    <article>
      <div className="mb-2.5 max-md:hidden">
        <Crumbs way={wayTo(game)} here={game.title} />
      </div>
      <StatusNote game={game} />
      <div className={COLUMNS}>
        <Gallery items={galleryItems(game)} title={game.title} className="max-md:-mt-3" />
        <div className="min-w-0 min-[1181px]:row-span-2">
          <GameHead game={game} />
          <div className="mt-5 max-md:mt-4">
            <BuyBox game={game} get={get} />
          </div>
          <Developer developer={game.developer} />
          <div className="mt-7 max-[1180px]:hidden">
            <GameUpdates updates={game.updates} />
          </div>
        </div>
        <div className="min-w-0 min-[1181px]:pt-8" {...below}>
          <GameAbout game={game} />
          <div className="mt-8 empty:hidden min-[1181px]:hidden">
            <GameUpdates updates={game.updates} />
          </div>
          <GameCommentsLater game={game} />
        </div>
      </div>
      <RelatedGames game={game} />
      <PhoneBar game={game} get={get} />
      <GetDialogs game={game} get={get} />
    </article>
  );
}
