import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrderCard } from '@zaojie/contract/orders/order.schemas';
import {
  orderGroupLabels,
  orderGroups,
  orderTabs,
  type OrderSide,
} from '@zaojie/contract/orders/order-words';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LIST_FAILED, LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { TabPanel, Tabs } from '../../../ui/menu/tabs.tsx';
import { ordersQuery, type OrderFilter } from '../order-queries.ts';
import { ServerClock } from '../../../ui/clock/server-clock.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { OrderRow } from './order-row.tsx';
import { useLastSide } from './last-side.ts';
import { ordersSearch, readOrdersAddress } from './orders-address.ts';
import { OrdersEmpty } from './orders-empty.tsx';
import { OrdersHead } from './orders-head.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

const TABS_ID = 'orders';
const ASIDES = { mine: '按到期先后排', waiting: '有动静会通知你', ended: '' } as const;

function groupTitle(group: (typeof orderGroups)[number], side: OrderSide): string {
  return group === 'waiting' && side === 'seller' ? '等客户' : orderGroupLabels[group];
}

function Groups({ orders, side }: { orders: readonly OrderCard[]; side: OrderSide }) {
  return orderGroups.map((group) => {
    const rows = orders.filter((order) => order.group === group);
    if (rows.length === 0) return null;
    return (
      <section key={group} aria-labelledby={`orders-${group}`} className="mt-6.5 max-md:mt-5.5">
        <header className="mb-2.5 flex items-baseline gap-2.5">
          <h2 id={`orders-${group}`} className="text-16">
            {groupTitle(group, side)}
          </h2>
          <span className="ml-auto text-13 text-ink-3">{ASIDES[group]}</span>
        </header>
        <Card bleed>
          <ul>
            {rows.map((order, index) => (
              <OrderRow key={order.id} order={order} isFirst={group === 'mine' && index === 0} />
            ))}
          </ul>
        </Card>
      </section>
    );
  });
}

/** Nothing under this tab, or for these words. */
function NothingHere({ filter, onAll }: { filter: OrderFilter; onAll: () => void }) {
  const line = filter.keyword === '' ? '这个状态下没有订单' : `没有找到“${filter.keyword}”`;
  return <EmptyState className="pt-14" line={line} action={<Button onClick={onAll}>看全部订单</Button>} />;
}

/** 我的订单: what waits for me first, then what waits for others, then what is over. */
export function OrdersBoard() {
  const [query, setQuery] = useSearchParams();
  const [lastSide, setLastSide] = useLastSide();
  const filter = readOrdersAddress(query, lastSide);
  const list = useInfiniteQuery(ordersQuery(filter));
  useLiveOrders();

  const first = list.data?.pages[0];
  const rows = (list.data?.pages ?? []).flatMap((page) => page.data);
  const orders = [...new Map(rows.map((order) => [order.id, order])).values()];
  const all = first?.tabs.find(({ key }) => key === 'all');

  function go(change: Partial<OrderFilter>, replace = false) {
    const next = { ...filter, ...change };
    if (change.side !== undefined) setLastSide(change.side);
    setQuery(ordersSearch(next), { replace, preventScrollReset: true });
  }
  const showAll = () => go({ tab: 'all', keyword: '' });

  function body() {
    if (list.isPending) return <OrdersSkeleton />;
    if (list.isError && orders.length === 0) {
      return (
        <ErrorState
          className="pt-14"
          title={LIST_FAILED}
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      );
    }
    if (orders.length === 0) {
      return all?.count === 0 && filter.keyword === '' ? (
        <OrdersEmpty side={filter.side} />
      ) : (
        <NothingHere filter={filter} onAll={showAll} />
      );
    }
    return (
      <ServerClock serverTime={first?.server_time ?? ''} receivedAt={list.dataUpdatedAt}>
        <Groups orders={orders} side={filter.side} />
        <LoadMore list={list} />
      </ServerClock>
    );
  }

  return (
    <>
      <OrdersHead
        side={filter.side}
        keyword={filter.keyword}
        waiting={first?.waiting}
        count={all?.count}
        onSide={(side) => go({ side, tab: 'all', keyword: '' })}
        onKeyword={(keyword) => go({ keyword }, true)}
      />
      <Tabs
        id={TABS_ID}
        label="订单状态"
        className="mt-3.5 max-md:-mx-4 max-md:mt-1.5 max-md:max-w-none max-md:px-4"
        items={orderTabs.map(({ key, label }) => {
          const count = first?.tabs.find((tab) => tab.key === key);
          return {
            value: key,
            label,
            count: list.isPending ? null : count?.count,
            urgent: (count?.waiting ?? 0) > 0 && key !== 'all',
          };
        })}
        value={filter.tab}
        onChange={(tab) => go({ tab })}
      />
      <TabPanel id={TABS_ID} value={filter.tab}>
        {body()}
      </TabPanel>
    </>
  );
}
