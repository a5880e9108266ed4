import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useLiveRefresh } from '../../api/live/use-live-refresh.ts';
import { useNow } from '../../hooks/use-now.ts';
import { BountyDialogs } from '../../features/bounties/bounty-dialogs.tsx';
import { rowsOf } from '../../features/bounties/bounty-cache.ts';
import {
  bountyKeys,
  favoritesQuery,
  myBountiesQuery,
  receivedQuery,
  sentQuery,
} from '../../features/bounties/bounty-queries.ts';
import { FavoriteBounties } from '../../features/bounties/manage/favorite-bounties.tsx';
import {
  readManagementAddress,
  type ManagementAddress,
  type ManagementTab,
} from '../../features/bounties/manage/management-address.ts';
import { MyBounties } from '../../features/bounties/manage/my-bounties.tsx';
import { ReceivedApplications } from '../../features/bounties/manage/received-applications.tsx';
import { SentApplications } from '../../features/bounties/manage/sent-applications.tsx';
import { TodoPanel, todoOf } from '../../features/bounties/manage/todo-panel.tsx';
import { MARKET_TABS_ID, MarketTabs } from '../../features/bounties/market/market-tabs.tsx';
import { usePublishBounty } from '../../features/bounties/use-publish-bounty.ts';
import { Checklist } from '../../features/guidance/checklist.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TabPanel, Tabs } from '../../ui/menu/tabs.tsx';
import { MarketHead } from './market-head.tsx';

const TABS_ID = 'management';
const EVERYTHING = { bountyId: null, status: null, sort: 'new' } as const;

/** How many there are behind each tab; unknown until it has been asked. */
function useCounts(): Record<ManagementTab, number | undefined> {
  const mine = useInfiniteQuery(myBountiesQuery);
  const received = useInfiniteQuery(receivedQuery(EVERYTHING));
  const sent = useInfiniteQuery(sentQuery);
  const favorites = useInfiniteQuery(favoritesQuery);
  const total = (list: { data?: { pages: { total: number }[] } | undefined }) => list.data?.pages[0]?.total;
  return { mine: total(mine), received: total(received), sent: total(sent), favorites: total(favorites) };
}

function useTodo() {
  const { data } = useInfiniteQuery(myBountiesQuery);
  return todoOf(rowsOf(data), useNow());
}

export function ManagementPage() {
  const [query, setQuery] = useSearchParams();
  const address = readManagementAddress(query);
  const publish = usePublishBounty();
  const counts = useCounts();
  const todo = useTodo();
  const { tab } = address;
  useLiveRefresh(bountyKeys.all);

  function go(change: Partial<ManagementAddress>) {
    const next = { ...address, ...change };
    const params = new URLSearchParams();
    if (next.tab !== 'mine') params.set('tab', next.tab);
    if (next.tab === 'received') {
      if (next.of !== null) params.set('of', String(next.of));
      if (next.view !== 'all') params.set('view', next.view);
      if (next.sort !== 'new') params.set('sort', next.sort);
    }
    setQuery(params, { preventScrollReset: true });
  }

  return (
    <>
      <MarketHead title="约稿管理" about="你发布的、收到的和投出去的，都在这里。">
        <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={publish}>
          发布约稿
        </Button>
      </MarketHead>
      <MarketTabs value="management" />
      <TabPanel id={MARKET_TABS_ID} value="management">
        {todo === null || tab !== 'mine' ? <div className="h-5" /> : <TodoPanel todo={todo} />}
        <Tabs
          id={TABS_ID}
          label="约稿管理"
          look="segment"
          items={[
            { value: 'mine', label: '我的约稿', count: counts.mine },
            { value: 'received', label: '收到的应征', count: counts.received },
            { value: 'sent', label: '我的应征', count: counts.sent },
            { value: 'favorites', label: '收藏', count: counts.favorites },
          ]}
          value={tab}
          onChange={(next) => go({ tab: next, of: null, view: 'all' })}
        />
        <TabPanel id={TABS_ID} value={tab} className="mt-4">
          {tab === 'mine' ? (
            <>
              <MyBounties onPublish={publish} />
              <Checklist key={counts.mine} part="client" />
            </>
          ) : null}
          {tab === 'received' ? (
            <ReceivedApplications address={address} onChange={go} onPublish={publish} />
          ) : null}
          {tab === 'sent' ? <SentApplications /> : null}
          {tab === 'favorites' ? <FavoriteBounties /> : null}
        </TabPanel>
      </TabPanel>
      <BountyDialogs />
    </>
  );
}
