import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { ShieldCheck } from 'lucide-react';
import { formatYuan } from '../../../text/numbers.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { amountBack } from './cancel-words.ts';

const yuan = (amount: number) => formatYuan(amount, { exact: true });

/** What goes back, to the fen. */
export function CancelFigures({ order }: { order: OrderDetail }) {
  const back = amountBack(order);
  const isClient = order.role === 'client';
  return (
    <Panel title={isClient ? '退给你' : `退给${order.client.nickname}`}>
      <Money from={back} exact className="text-36 leading-title" />
      <p className="text-13 text-ink-3">{back === 0 ? '还没有付过钱' : '确认后马上回到可用余额'}</p>
      <FactList
        className="mt-3"
        facts={[
          { label: '已付', value: yuan(order.money.paid) },
          { label: '违约金', value: yuan(0) },
          { label: '平台服务费', value: yuan(0) },
          { label: '退回', value: yuan(back), isSum: true },
        ]}
      />
      <p className="mt-3 flex gap-2 text-13 leading-5 text-ink-3">
        <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        {order.cancel_note}
      </p>
    </Panel>
  );
}
