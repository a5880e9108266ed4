import { useQuery } from '@tanstack/react-query';
import { gameErrors } from '@zaojie/contract/games/game.errors';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { ApiFailure } from '../../api/client.ts';
import { GameSkeleton } from '../../features/games/detail/game-skeleton.tsx';
import { GameView } from '../../features/games/detail/game-view.tsx';
import { gameQuery } from '../../features/games/game-queries.ts';
import { GAMES_PATH } from '../../features/games/store/games-address.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';

const isGone = (error: unknown) => error instanceof ApiFailure && error.code === gameErrors.notFound.code;

function Gone() {
  usePageTitle('游戏不存在或已下架');
  return <GoneWithWorks line="游戏不存在或已下架" to={GAMES_PATH} way="去看看别的游戏" />;
}

export function GamePage() {
  const id = useRouteId();
  return id === null ? <Gone /> : <GameScreen key={id} id={id} />;
}

function GameScreen({ id }: { id: number }) {
  // Also when it came drawn: who looks at a game is counted by being asked.
  const { data, error, isFetching, refetch } = useQuery({ ...gameQuery(id), refetchOnMount: 'always' });
  if (isGone(error)) return <Gone />;
  if (data !== undefined) return <Found game={data} />;
  if (error) {
    return (
      <ErrorState
        title="获取游戏详情失败"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="pt-16"
      />
    );
  }
  return <GameSkeleton />;
}

function Found({ game }: { game: GameDetail }) {
  usePageTitle(game.title);
  return (
    <>
      <GameView game={game} />
      <BackToTop />
    </>
  );
}
