import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { MY_GAMES_PATH, PUBLISH_GAME_PATH } from '../../features/games/game-paths.ts';
import { categoriesQuery } from '../../features/games/game-queries.ts';
import { GamesStore } from '../../features/games/store/games-store.tsx';
import { formatNumber } from '../../text/numbers.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';

/** Every sort lists all games. */
function useAbout(): string {
  const { data } = useQuery(categoriesQuery);
  const count = data?.sort.list[0]?.count ?? 0;
  return count === 0 ? '都由这里的人做出来。' : `${formatNumber(count)} 款，都由这里的人做出来。`;
}

export function GamesPage() {
  const about = useAbout();
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-md:mb-3 max-md:gap-x-2">
        <div>
          <h1 className="text-28 max-md:text-22">游戏</h1>
          <p className="mt-0.5 text-ink-3 max-md:text-13">{about}</p>
        </div>
        <div className="flex gap-2.5 max-md:gap-2">
          <ButtonLink to={MY_GAMES_PATH} className="max-md:px-3! max-md:text-13!">
            我的游戏
          </ButtonLink>
          <ButtonLink
            to={PUBLISH_GAME_PATH}
            look="primary"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" className="max-md:hidden" />}
            className="max-md:px-3! max-md:text-13!"
          >
            发布游戏
          </ButtonLink>
        </div>
      </header>
      <GamesStore />
      <BackToTop />
    </>
  );
}
