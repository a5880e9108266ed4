import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PaymentNews } from '../../payments/payment-news.tsx';
import { orderKeys, orderQuery } from '../order-queries.ts';
import { duePart } from './pay-rules.ts';
import { forgetStarted, readStarted } from './started-payment.ts';
import { useGoOnPaid } from './use-go-on-paid.ts';

const ASK_EVERY_MS = 2_000;
const WATCH_MS = 30_000;

/** Back in another tab than the one that was left, what the order had got before isn't known. */
type Awaited = { paymentId: number; paidBefore: number | null };
type WatchedProps = { order: OrderDetail; started: Awaited; onDismiss: () => void };

function Watched({ order, started, onDismiss }: WatchedProps) {
  const client = useQueryClient();
  const [until] = useState(() => Date.now() + WATCH_MS);
  useQuery({
    ...orderQuery(order.id),
    refetchInterval: () => (Date.now() < until ? ASK_EVERY_MS : false),
  });
  const isOver = order.status === 'cancelled' || order.status === 'refunded';
  const isSettled = !isOver && order.money.paid > 0 && duePart(order) === null;
  const hasCome = started.paidBefore === null ? isSettled : order.money.paid > started.paidBefore;
  const goOnPaid = useGoOnPaid();
  const goOn = useEffectEvent(() => goOnPaid(order, '付款成功，已进平台托管'));
  useEffect(() => {
    if (hasCome) void goOn();
  }, [hasCome]);
  return (
    <PaymentNews
      paymentId={started.paymentId}
      words={{
        paid: (amount) =>
          isOver ? `订单已经取消，${amount} 退回你的可用余额` : `收到 ${amount}，正在写进订单`,
        unpaid: '可以在下面换一种方式再付。',
      }}
      onPaid={() => void client.invalidateQueries({ queryKey: orderKeys.detail(order.id) })}
      onDismiss={onDismiss}
    />
  );
}

function awaitedBy(orderId: number, returned: string | null): Awaited | null {
  const kept = readStarted(orderId);
  if (kept !== null) return kept;
  return returned !== null && /^[1-9]\d{0,14}$/.test(returned)
    ? { paymentId: Number(returned), paidBefore: null }
    : null;
}

/** Back from the cashier: asks for half a minute whether the money came, and believes the order alone. */
export function PaidNews({ order }: { order: OrderDetail }) {
  const [search, setSearch] = useSearchParams();
  const [started, setStarted] = useState(() => awaitedBy(order.id, search.get('payment')));
  if (started === null) return null;
  return (
    <Watched
      order={order}
      started={started}
      onDismiss={() => {
        forgetStarted(order.id);
        setStarted(null);
        setSearch({}, { replace: true });
      }}
    />
  );
}
