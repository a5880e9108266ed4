import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { formatYuan } from '../../../text/numbers.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { SplitBar } from '../parts/split-bar.tsx';
import { splitOf } from '../trial/trial-words.ts';

const { refundHours, evidenceHours } = orderLimits;

/** 退款试算 beside the form: what each gets if it is agreed to, and what happens otherwise. */
export function RefundTrial({ order, amount }: { order: OrderDetail; amount: string }) {
  const { escrow } = order.money;
  const { nickname } = order.other;
  const otherwise = [
    { name: '对方拒绝', about: '订单回到原来的状态，倒计时接着走；你可以改金额再提，或者申请仲裁。' },
    { name: '不答复', about: `${refundHours} 小时后视为同意，按上面的数退。` },
    { name: '申请仲裁', about: `双方举证 ${evidenceHours} 小时，平台裁决，精确到分。` },
  ];
  return (
    <Panel title="退款试算" about={`如果${nickname}同意`}>
      <SplitBar
        split={splitOf(escrow, Number(amount) || 0)}
        total={escrow}
        labels={{ client: '退给你', creator: `${nickname}到账` }}
      />
      <FactList
        facts={[{ label: '合计等于托管金额', value: formatYuan(escrow, { exact: true }), isSum: true }]}
      />
      <dl className="mt-3 divide-y divide-line border-t border-line">
        {otherwise.map(({ name, about }) => (
          <div key={name} className="grid grid-cols-[72px_minmax(0,1fr)] gap-3 py-2.5 text-13 leading-5">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-2">{about}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
