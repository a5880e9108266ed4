import type { GameCategories } from '@zaojie/contract/games/game.schemas';
import { EmptyFrame } from '../../../ui/feedback/empty-frame.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { PUBLISH_GAME_PATH } from '../game-paths.ts';
import { countFilters, NO_FILTERS, type FilterPart, type GamesFilters } from './games-address.ts';
import { nothingWords } from './nothing-words.ts';

type NoGamesProps = {
  filters: GamesFilters;
  categories: GameCategories | undefined;
  onChange: (part: FilterPart) => void;
};

/** An empty frame on the wall, and what would fill it. */
export function NoGames({ filters, categories, onChange }: NoGamesProps) {
  const isNarrowed = countFilters(filters) > 0;
  return (
    <section className="flex items-center gap-16 pt-10 pb-6 max-lg:gap-8 max-md:flex-col max-md:items-start max-md:gap-4 max-md:pt-4">
      <EmptyFrame className="w-60 shrink-0 max-md:w-45" />
      <div className="min-w-0">
        <h2 className="text-22 max-md:text-20">{isNarrowed ? '没有符合条件的游戏' : '还没有人发布游戏'}</h2>
        <p className="mt-1 mb-4 text-ink-2">
          {isNarrowed
            ? nothingWords(filters, categories?.game_type.list ?? [], categories?.platform.list ?? [])
            : '把你做的第一个挂上来。'}
        </p>
        {isNarrowed ? (
          <Button onClick={() => onChange(NO_FILTERS)}>清空筛选</Button>
        ) : (
          <ButtonLink to={PUBLISH_GAME_PATH} look="primary">
            发布游戏
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
