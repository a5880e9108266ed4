import { Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { PUBLISH_GAME_PATH } from '../../features/games/game-paths.ts';
import { minePath, readMine, type MineAddress } from '../../features/games/mine/mine-address.ts';
import { OwnedGames } from '../../features/games/mine/owned-games.tsx';
import { PublishedGames } from '../../features/games/mine/published-games.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { TabPanel, Tabs } from '../../ui/menu/tabs.tsx';

const TABS_ID = 'my-games';
const TABS = [
  { value: 'owned', label: '获取的' },
  { value: 'published', label: '发布的' },
] as const;

export function MyGamesPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { tab, status, page } = readMine(search);
  const go = (next: Partial<MineAddress>) => void navigate(minePath(next));
  return (
    <>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-28 max-md:text-22">我的游戏</h1>
        <ButtonLink
          to={PUBLISH_GAME_PATH}
          look="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          发布游戏
        </ButtonLink>
      </header>
      <Tabs
        id={TABS_ID}
        label="我的游戏"
        items={TABS}
        value={tab}
        onChange={(next) => go({ tab: next })}
        className="mb-5"
      />
      <TabPanel id={TABS_ID} value={tab}>
        {tab === 'owned' ? (
          <OwnedGames page={page} onPage={(next) => go({ page: next })} />
        ) : (
          <PublishedGames status={status} page={page} onGo={(next) => go({ tab, ...next })} />
        )}
      </TabPanel>
    </>
  );
}
