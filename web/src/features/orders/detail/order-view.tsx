import { useQuery } from '@tanstack/react-query';
import { orderErrors } from '@zaojie/contract/orders/order.errors';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { ApiFailure } from '../../../api/client.ts';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { GonePage } from '../../../ui/feedback/gone-page.tsx';
import { refundPath } from '../order-address.ts';
import { orderQuery } from '../order-queries.ts';
import { MoneyPanel } from '../parts/money-panel.tsx';
import { ServerClock } from '../../../ui/clock/server-clock.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { AfterPanel } from './after-panel.tsx';
import { ChangeDialog } from './dialogs/change-dialog.tsx';
import { ConfirmDialog } from './dialogs/confirm-dialog.tsx';
import { ExtendDialog } from './dialogs/extend-dialog.tsx';
import { LeaveDialog } from './dialogs/leave-dialog.tsx';
import { HeartbeatPanel } from './heartbeat.tsx';
import { OpenProposals } from './open-proposals.tsx';
import { OrderBrief } from './order-brief.tsx';
import { OrderChat } from './order-chat.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderNow } from './order-now.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderStepper } from './order-stepper.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PLACES, useStepDoors } from './use-step-doors.ts';
import { MarksPanel } from './versions/marks-panel.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';
import { DeliverPanel } from './making/deliver-panel.tsx';
import { ProgressPanel } from './making/progress-panel.tsx';

/* On a phone the money comes right after what to do; beside, it has a column of its own. */
const COLUMNS =
  'mt-5 grid grid-cols-[minmax(0,1fr)_340px] items-start gap-6 max-xl:grid-cols-1 max-md:mt-3 max-md:flex max-md:flex-col max-md:items-stretch max-md:gap-2.5';
const MAIN = 'grid min-w-0 grid-cols-1 gap-4 max-md:contents';
const SIDE = 'grid min-w-0 grid-cols-1 items-start gap-4 max-xl:grid-cols-2 max-md:contents';

function OrderScreen({ order }: { order: OrderDetail }) {
  const doors = useStepDoors(order);
  usePageTitle(order.title);
  const { can } = order;
  const waiting = order.deliveries.find(({ state }) => state === 'waiting');
  const isMarking = doors.isMarking && can.reject && waiting !== undefined;
  const mayEnd = can.refund || can.cancel;
  return (
    <>
      <OrderHead order={order} doors={doors} />
      <div className={COLUMNS}>
        <div className={MAIN}>
          <div className="grid gap-4 max-md:-order-2 max-md:gap-2.5">
            <OrderNow order={order} doors={doors} />
            <OrderStepper order={order} />
          </div>
          <div id={PLACES.proposals} className="grid gap-4 empty:hidden max-md:gap-2.5">
            <OpenProposals order={order} doors={doors} />
          </div>
          {can.updateProgress && order.progress < 99 ? <ProgressPanel order={order} doors={doors} /> : null}
          {can.upload ? <DeliverPanel key={order.deliveries.length} order={order} doors={doors} /> : null}
          <VersionsPanel key={`versions-${order.deliveries.length}`} order={order} />
          {isMarking ? (
            <MarksPanel key={waiting.version} order={order} delivery={waiting} doors={doors} />
          ) : null}
          <AfterPanel order={order} />
          <div className="max-md:order-2">
            <OrderTimeline order={order} />
          </div>
        </div>
        <aside aria-label="订单信息" className={SIDE}>
          <HeartbeatPanel order={order} doors={doors} />
          <div className="max-md:-order-1">
            <MoneyPanel order={order} trialPath={mayEnd ? refundPath(order.id) : undefined} />
          </div>
          <div className="max-md:order-3">
            <OrderChat order={order} />
          </div>
          <div className="max-md:order-4">
            <OrderBrief order={order} />
          </div>
        </aside>
      </div>
      {can.confirm || doors.dialog === 'confirm' ? <ConfirmDialog order={order} doors={doors} /> : null}
      {can.extend || doors.dialog === 'extend' ? <ExtendDialog order={order} doors={doors} /> : null}
      {can.change || doors.dialog === 'change' ? <ChangeDialog order={order} doors={doors} /> : null}
      {can.leave || doors.dialog === 'leave' ? <LeaveDialog order={order} doors={doors} /> : null}
    </>
  );
}

/** One order, for one of its two sides or an arbiter. A foreign one looks like one that isn't there. */
export function OrderView({ id }: { id: number }) {
  const { data: order, dataUpdatedAt, error, isFetching, refetch } = useQuery(orderQuery(id));
  useLiveOrders();
  if (order !== undefined) {
    return (
      <ServerClock serverTime={order.server_time} receivedAt={dataUpdatedAt}>
        <OrderScreen order={order} />
      </ServerClock>
    );
  }
  if (error instanceof ApiFailure && error.code === orderErrors.notFound.code) {
    return <GonePage line="订单不存在" to="/order" way="回到我的订单" />;
  }
  if (error !== null) {
    return (
      <ErrorState
        title="获取订单信息失败"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="pt-20"
      />
    );
  }
  return <OrderSkeleton />;
}
