import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { respondRefund } from '@zaojie/contract/orders/dispute.endpoints';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { disputePath, useOrderRoof } from '../order-address.ts';
import { useOrderSteps } from '../use-order-steps.ts';

const yuan = (amount: number) => formatYuan(amount, { exact: true });

/** The creator agrees or refuses; both are said once more with what follows. */
export function RefundAnswer({ order }: { order: OrderDetail }) {
  const roof = useOrderRoof();
  const { take, taking } = useOrderSteps(order.id);
  const [reason, setReason] = useState('');
  const { refund } = order;
  if (refund === null) return null;
  const { split } = refund;

  async function answer(action: 'agree' | 'refuse', question: string, done: string) {
    const title = action === 'agree' ? '同意退款' : '拒绝退款';
    const isSure = await dialog.confirm({
      title,
      message: question,
      confirmText: title,
      danger: action === 'agree',
    });
    if (!isSure) return;
    const body = { order_id: order.id, action, reason };
    await take({
      step: 'refundRespond',
      body,
      send: (idempotencyKey) => call(respondRefund, { body, idempotencyKey }),
      done,
    });
  }

  const isBusy = taking !== null;
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <Textarea
        label="回复对方（选填）"
        rows={2}
        maxLength={orderLimits.reasonMax}
        length={reason.length}
        placeholder="同意或拒绝的理由，会告诉客户。"
        value={reason}
        disabled={isBusy}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-2.5 max-md:[&>*]:flex-1">
        <Button
          look="primary"
          loading={isBusy}
          onClick={() =>
            void answer(
              'agree',
              `退给客户 ${yuan(split.client)}，你到账 ${yuan(split.creator)}，平台服务费 ${yuan(split.fee)}。确认后马上转账，不能撤回。`,
              '已同意退款',
            )
          }
        >
          同意，退 {yuan(refund.amount)}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() =>
            void answer('refuse', '拒绝后订单回到退款前的状态，客户可以再提或申请仲裁。', '已拒绝退款')
          }
        >
          拒绝
        </Button>
        {order.can.dispute ? (
          <ButtonLink look="quiet" to={disputePath(order.id, roof)}>
            申请仲裁
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
