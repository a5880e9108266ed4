import {
  creditLimits,
  creditSideNames,
  creditSides,
  type CreditSide,
} from '@zaojie/contract/credit/credit-words';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CreditEvents } from '../../features/credit/credit-events.tsx';
import { creditQuery } from '../../features/credit/credit-queries.ts';
import { CreditRates } from '../../features/credit/credit-rates.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../ui/form/button.tsx';
import { TabPanel, Tabs } from '../../ui/menu/tabs.tsx';
import { ProfileArea } from './area/profile-area.tsx';

const TABS_ID = 'credit-side';

function Appeal({ side }: { side: CreditSide }) {
  return (
    <p className="mt-5 text-13 text-ink-3">
      只算自己能控制的事，对方超时不计。哪一件有出入，打开那笔订单，进行中的可以在订单里申请仲裁，由管理员看证据改正；已经结束的，写给我们。
      <TextLink to={side === 'client' ? '/order?side=buyer' : '/order?side=seller'} className="ml-1">
        去订单里申诉
      </TextLink>
      <TextLink to="/help?from=/profile/credit#feedback" className="ml-3">
        写给我们
      </TextLink>
    </p>
  );
}

function Rates({ side }: { side: CreditSide }) {
  const { data, error, isFetching, refetch } = useQuery(creditQuery(side));
  if (data) return <CreditRates rates={data.rates} />;
  if (error) {
    return (
      <ErrorState title="信用没有取到" error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <SkeletonGroup className="grid grid-cols-4 gap-10 max-md:grid-cols-2 max-md:gap-5">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="block" height={110} />
      ))}
    </SkeletonGroup>
  );
}

export function ProfileCreditPage() {
  const [query, setQuery] = useSearchParams();
  const side: CreditSide = query.get('side') === 'client' ? 'client' : 'creator';
  return (
    <ProfileArea title="信用" about={`近 ${creditLimits.months} 个月的订单算出来的，少于 5 次不给数字`}>
      <Tabs
        id={TABS_ID}
        label="哪一边"
        look="segment"
        items={creditSideNames.map((value) => ({ value, label: creditSides[value] }))}
        value={side}
        onChange={(next) => setQuery(next === 'creator' ? {} : { side: next }, { preventScrollReset: true })}
      />
      <TabPanel id={TABS_ID} value={side} className="mt-6">
        <Rates side={side} />
        <CreditEvents side={side} />
        <Appeal side={side} />
      </TabPanel>
    </ProfileArea>
  );
}
