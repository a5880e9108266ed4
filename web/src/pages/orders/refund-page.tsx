import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { RefundForm } from '../../features/orders/refund/refund-form.tsx';
import { RefundPanel } from '../../features/orders/refund/refund-panel.tsx';
import type { RefundDraft } from '../../features/orders/refund/refund-rules.ts';
import { RefundTrial } from '../../features/orders/refund/refund-trial.tsx';
import { FourAnswers } from '../../features/orders/parts/four-answers.tsx';
import { NotNow } from '../../features/orders/screen/not-now.tsx';
import { ORDER_COLUMNS, ORDER_SIDE, ORDER_STACK } from '../../features/orders/screen/order-columns.ts';
import { OrderScreen } from '../../features/orders/screen/order-screen.tsx';
import { OrderSubject } from '../../features/orders/screen/order-subject.tsx';
import { formatDate, formatTime } from '../../text/dates.ts';
import { formatYuan } from '../../text/numbers.ts';
import { Panel } from '../../ui/layout/panel.tsx';

function OrderFacts({ order }: { order: OrderDetail }) {
  const facts = [
    ['订单号', order.order_numbers],
    ['订单金额', formatYuan(order.final_price, { exact: true })],
    ['创建时间', `${formatDate(order.created_at)} ${formatTime(order.created_at)}`],
  ] as const;
  return (
    <dl className="mt-4 grid grid-cols-3 divide-line border-t border-line pt-4 max-md:grid-cols-1 max-md:gap-2 md:divide-x">
      {facts.map(([label, value]) => (
        <div key={label} className="md:px-5 md:first:pl-0 max-md:flex max-md:justify-between max-md:gap-4">
          <dt className="text-13 text-ink-3">{label}</dt>
          <dd className="text-15 break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Refund({ order }: { order: OrderDetail }) {
  const [draft, setDraft] = useState<RefundDraft>(() => ({
    reason: '',
    amount: order.money.escrow.toFixed(2),
    description: '',
  }));
  return (
    <div className={ORDER_COLUMNS}>
      <div className={ORDER_STACK}>
        <OrderSubject order={order} about={order.status_label}>
          <OrderFacts order={order} />
        </OrderSubject>
        {order.can.refund ? (
          <RefundForm order={order} draft={draft} onDraft={setDraft} />
        ) : (
          <>
            <RefundPanel order={order} />
            {order.can.refundRespond ? null : <NotNow order={order} what="申请退款" />}
          </>
        )}
      </div>
      <aside className={ORDER_SIDE}>
        {order.can.refund ? <RefundTrial order={order} amount={draft.amount} /> : null}
        <Panel title="现在的钱">
          <FourAnswers order={order} column />
        </Panel>
      </aside>
    </div>
  );
}

export function RefundPage() {
  return (
    <OrderScreen name="申请退款" aside={(order) => `对方 ${order.other.nickname}`}>
      {(order) => <Refund order={order} />}
    </OrderScreen>
  );
}
