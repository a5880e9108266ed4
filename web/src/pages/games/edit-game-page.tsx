import { bracketed } from '@zaojie/contract/titles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { gameQuery } from '../../features/games/game-queries.ts';
import { MY_GAMES_PATH } from '../../features/games/game-paths.ts';
import { GameEditor } from '../../features/games/publish/game-editor.tsx';
import { GAMES_PATH } from '../../features/games/store/games-address.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { GonePage } from '../../ui/feedback/gone-page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

function Head({ title }: { title: string }) {
  return (
    <header className="mb-5">
      <Crumbs
        way={[
          { to: GAMES_PATH, label: '游戏' },
          { to: MY_GAMES_PATH, label: '我的游戏' },
        ]}
        here={title}
      />
      <h1 className="mt-2 text-28 max-md:text-22">{title}</h1>
    </header>
  );
}

/** A new game without an id in the address, one's own with it. */
export function EditGamePage() {
  const { id: written } = useParams();
  const id = useRouteId();
  if (written === undefined) {
    return (
      <>
        <Head title="发布游戏" />
        <GameEditor game={null} />
      </>
    );
  }
  if (id === null) return <NotYours />;
  return <OwnGame key={id} id={id} />;
}

function NotYours() {
  return <GonePage line="找不到这款游戏，或者它不是你的" to={MY_GAMES_PATH} way="回我的游戏" />;
}

function OwnGame({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery({ ...gameQuery(id), staleTime: 0 });
  usePageTitle(data === undefined ? '编辑游戏' : `编辑 ${data.title}`);
  if (data !== undefined && !data.can.edit) return <NotYours />;
  if (data !== undefined) {
    return (
      <>
        <Head title={`编辑${bracketed(data.title)}`} />
        <GameEditor game={data} />
      </>
    );
  }
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
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton width={240} height={32} />
      <Skeleton shape="block" className="h-80 w-full" />
      <Skeleton shape="block" className="h-60 w-full" />
    </SkeletonGroup>
  );
}
