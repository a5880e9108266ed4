import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { Scale } from 'lucide-react';
import { formatMoment } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { disputePath, useOrderRoof } from '../order-address.ts';
import { TimeLeft } from '../../../ui/clock/countdown.tsx';
import { SplitBar } from '../parts/split-bar.tsx';
import { PictureRow } from '../screen/picture-row.tsx';
import { RefundAnswer } from './refund-answer.tsx';

type Refund = NonNullable<OrderDetail['refund']>;

function Outcome({ refund, isOpen }: { refund: Refund; isOpen: boolean }) {
  if (isOpen) {
    return (
      <p className="mt-3 text-13 text-ink-3">
        <TimeLeft deadline={refund.respond_until} />
        ，不答复视为同意，到 {formatMoment(refund.respond_until)} 为止
      </p>
    );
  }
  return (
    <p className="mt-3 text-13 text-ink-3">
      {refund.decided_at === null ? '' : `${formatMoment(refund.decided_at)} `}
      {refund.status_label}
      {refund.answer === '' ? '' : `：${refund.answer}`}
    </p>
  );
}

/** A refund as both sides see it; the creator answers it here. Nothing where none was asked for. */
export function RefundPanel({ order }: { order: OrderDetail }) {
  const roof = useOrderRoof();
  const { refund } = order;
  if (refund === null) return null;
  const isOpen = refund.status === 'open';
  const isClient = order.role === 'client';
  return (
    <Panel
      title={isClient ? '你申请的退款' : '客户申请退款'}
      about={formatMoment(refund.created_at)}
      action={<StatusLabel tone={isOpen ? 'warning' : 'neutral'}>{refund.status_label}</StatusLabel>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_300px] gap-8 max-lg:grid-cols-1 max-lg:gap-5">
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-2.5">
            <Money from={refund.amount} exact className="text-22" />
            <span className="text-13 text-ink-3">{refund.reason_label}</span>
          </p>
          <p className="mt-1.5 leading-text break-words whitespace-pre-line text-ink-2">
            {refund.description}
          </p>
          <PictureRow pictures={refund.images} label="退款凭证" />
          <Outcome refund={refund} isOpen={isOpen} />
        </div>
        <SplitBar
          split={refund.split}
          labels={{
            client: isClient ? '退给你' : `退给${order.client.nickname}`,
            creator: isClient ? `${order.creator.nickname}到账` : '你到账',
          }}
        />
      </div>
      {order.can.refundRespond ? (
        <RefundAnswer order={order} />
      ) : order.can.dispute && (isOpen || refund.status === 'refused') ? (
        <div className="mt-4 border-t border-line pt-4">
          <ButtonLink
            to={disputePath(order.id, roof)}
            icon={<Scale size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            谈不拢，申请仲裁
          </ButtonLink>
          <span className="ml-3 text-13 text-ink-3">
            {formatYuan(order.money.escrow + order.money.frozen, { exact: true })} 会冻结到裁决为止
          </span>
        </div>
      ) : null}
    </Panel>
  );
}
