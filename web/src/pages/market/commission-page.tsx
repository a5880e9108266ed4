import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { MANAGEMENT_PATH } from '../../features/bounties/bounty-address.ts';
import { BountyDialogs } from '../../features/bounties/bounty-dialogs.tsx';
import { categoriesQuery } from '../../features/bounties/bounty-queries.ts';
import { BountyMarket } from '../../features/bounties/market/bounty-market.tsx';
import { MARKET_TABS_ID, MarketTabs } from '../../features/bounties/market/market-tabs.tsx';
import { usePublishBounty } from '../../features/bounties/use-publish-bounty.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { TabPanel } from '../../ui/menu/tabs.tsx';
import { formatNumber } from '../../text/numbers.ts';
import { MarketHead } from './market-head.tsx';

const CreatorMarket = lazy(async () => ({
  default: (await import('../../features/creators/creator-market.tsx')).CreatorMarket,
}));

function useAbout(): string {
  const { data } = useQuery(categoriesQuery);
  const open = data?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return open === 0
    ? '写清要什么，选一位创作者来做。'
    : `${formatNumber(open)} 个约稿正在招募，稿费由平台托管。`;
}

export function CommissionPage() {
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'creators' ? 'creators' : 'bounties';
  const publish = usePublishBounty();
  const about = useAbout();
  return (
    <>
      <MarketHead
        title="约稿"
        about={tab === 'creators' ? '先看画，再看价。合眼缘的，进主页看档期。' : about}
      >
        <ButtonLink to={MANAGEMENT_PATH}>管理约稿</ButtonLink>
        <Button
          look="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={publish}
        >
          发布约稿
        </Button>
      </MarketHead>
      <MarketTabs value={tab} />
      <TabPanel id={MARKET_TABS_ID} value={tab}>
        {tab === 'bounties' ? (
          <BountyMarket onPublish={publish} />
        ) : (
          <Suspense fallback={null}>
            <CreatorMarket />
          </Suspense>
        )}
      </TabPanel>
      <BountyDialogs />
      <BackToTop />
    </>
  );
}
