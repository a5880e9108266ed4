import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { DisputeForm, type DisputeDraft } from '../../features/orders/dispute/dispute-form.tsx';
import { DisputeView } from '../../features/orders/dispute/dispute-view.tsx';
import { amountBack } from '../../features/orders/cancel/cancel-words.ts';
import { FourAnswers } from '../../features/orders/parts/four-answers.tsx';
import { SplitBar } from '../../features/orders/parts/split-bar.tsx';
import { NotNow } from '../../features/orders/screen/not-now.tsx';
import { ORDER_COLUMNS, ORDER_SIDE, ORDER_STACK } from '../../features/orders/screen/order-columns.ts';
import { OrderScreen } from '../../features/orders/screen/order-screen.tsx';
import { OrderSubject } from '../../features/orders/screen/order-subject.tsx';
import { splitOf } from '../../features/orders/trial/trial-words.ts';
import { Panel } from '../../ui/layout/panel.tsx';

function Opening({ order }: { order: OrderDetail }) {
  const held = amountBack(order);
  const [draft, setDraft] = useState<DisputeDraft>(() => ({
    reason: '',
    amount: order.refund?.amount.toFixed(2) ?? '',
    description: '',
  }));
  const isClient = order.role === 'client';
  return (
    <div className={ORDER_COLUMNS}>
      <div className={ORDER_STACK}>
        <OrderSubject order={order} about={order.status_label} />
        <DisputeForm order={order} held={held} draft={draft} onDraft={setDraft} />
      </div>
      <aside className={ORDER_SIDE}>
        <Panel title="如果按你的主张裁决">
          <SplitBar
            split={splitOf(held, Number(draft.amount) || 0)}
            total={held}
            labels={{
              client: isClient ? '退给你' : `退给${order.client.nickname}`,
              creator: isClient ? `${order.creator.nickname}到账` : '你到账',
            }}
          />
        </Panel>
        <Panel title="现在的钱">
          <FourAnswers order={order} column />
        </Panel>
      </aside>
    </div>
  );
}

export function DisputePage() {
  return (
    <OrderScreen
      name={(order) => (order.dispute?.ruling ? '裁决书' : '仲裁')}
      title={(order) => (order.dispute === null ? '申请仲裁' : order.title)}
    >
      {(order) => {
        if (order.dispute !== null) return <DisputeView order={order} dispute={order.dispute} />;
        return order.can.dispute ? <Opening order={order} /> : <NotNow order={order} what="申请仲裁" />;
      }}
    </OrderScreen>
  );
}
