import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { useRouteId } from '../../../hooks/use-route-id.ts';
import { Crumbs } from '../../../ui/layout/crumbs.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { orderPath, useOrderRoof } from '../order-address.ts';
import { ServerClock } from '../../../ui/clock/server-clock.tsx';
import { statusTone } from '../order-status-tone.ts';
import { ORDER_COLUMNS, ORDER_STACK } from './order-columns.ts';
import { useOrderOrBack } from './use-order-or-back.ts';

function ScreenSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width={220} />
      <Skeleton width={180} height={32} className="mt-3 mb-5" />
      <span className={ORDER_COLUMNS}>
        <span className={ORDER_STACK}>
          <Skeleton shape="block" className="h-36 w-full" />
          <Skeleton shape="block" className="h-80 w-full" />
        </span>
        <span className={ORDER_STACK}>
          <Skeleton shape="block" className="h-72 w-full" />
        </span>
      </span>
    </SkeletonGroup>
  );
}

type OrderScreenProps = {
  /** What the page is for, in the crumbs: 申请退款. */
  name: string | ((order: OrderDetail) => string);
  /** The heading; the name when left out. */
  title?: ((order: OrderDetail) => string) | undefined;
  /** At the right end of the head. */
  aside?: ((order: OrderDetail) => ReactNode) | undefined;
  children: (order: OrderDetail) => ReactNode;
};

/** A page about one order: the way to it, its heading, and clocks that tick by the server's time. */
export function OrderScreen({ name, title, aside, children }: OrderScreenProps) {
  const roof = useOrderRoof();
  const { order, receivedAt } = useOrderOrBack(useRouteId());
  const words = order === null ? '' : typeof name === 'string' ? name : name(order);
  usePageTitle(order === null ? '' : `${words} - ${order.title}`);
  if (order === null) return <ScreenSkeleton />;
  return (
    <ServerClock serverTime={order.server_time} receivedAt={receivedAt}>
      <Crumbs
        way={[
          { to: `${roof}?side=${order.side}`, label: order.side === 'seller' ? '我接的单' : '我的订单' },
          { to: orderPath(order.id, roof), label: '订单详情' },
        ]}
        here={words}
      />
      <header className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-22 break-words max-md:text-20">{title?.(order) ?? words}</h1>
        <StatusLabel tone={statusTone(order.status, order.now.whose === 'me')}>
          {order.status_label}
        </StatusLabel>
        <p className="ml-auto text-13 text-ink-3 max-md:ml-0 max-md:w-full">
          {aside?.(order) ?? `订单号 ${order.order_numbers}`}
        </p>
      </header>
      {children(order)}
    </ServerClock>
  );
}
