import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { ChevronRight } from 'lucide-react';
import { TextLink } from '../../../ui/form/button.tsx';
import { below } from '../../../ui/layout/below.ts';
import { GameCard } from '../game-card.tsx';
import { gamesPath } from '../store/games-address.ts';

export function RelatedGames({ game }: { game: GameDetail }) {
  const [typeId] = game.game_type_ids;
  const [typeName] = game.game_type;
  if (game.related.length === 0) return null;
  return (
    <section aria-labelledby="related-games" className="mt-14 max-md:mt-10" {...below}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="related-games" className="text-22 max-md:text-20">
          相近的游戏
        </h2>
        {typeId === undefined || typeName === undefined ? null : (
          <TextLink to={gamesPath({ types: [typeId] })} className="ml-auto self-center">
            全部{typeName}
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
          </TextLink>
        )}
      </div>
      <ul className="grid grid-cols-4 gap-x-6 gap-y-8 max-[1180px]:grid-cols-3 max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-5 [&>*]:min-w-0 md:max-[1180px]:[&>*:nth-child(4)]:hidden">
        {game.related.map((each) => (
          <li key={each.id}>
            <GameCard game={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}
