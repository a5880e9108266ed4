import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { leaveOrder } from '@zaojie/contract/orders/order.endpoints';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { formatYuan } from '../../../../text/numbers.ts';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import type { StepDoors } from '../use-step-doors.ts';
import { StepDialog } from './step-dialog.tsx';

/** 放弃订单: everything goes back to the client, and it stays in the creator's record. */
export function LeaveDialog({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const [reason, setReason] = useState('');

  async function submit() {
    const body = { order_id: order.id, reason };
    const left = await doors.take({
      step: 'leave',
      body,
      send: (idempotencyKey) => call(leaveOrder, { body, idempotencyKey }),
      done: '已放弃订单，托管的钱退给了客户',
    });
    if (left !== null) doors.closeDialog();
  }

  return (
    <StepDialog
      open={doors.dialog === 'leave'}
      title="放弃订单"
      description={`托管的 ${formatYuan(order.money.escrow, { exact: true })} 会全部退给${order.other.nickname}，并记入你的信用。这不能撤销。`}
      submit="放弃这笔订单"
      danger
      isSending={doors.taking === 'leave'}
      onSubmit={() => void submit()}
      onClose={doors.closeDialog}
    >
      <Textarea
        label="告诉对方原因（选填）"
        rows={3}
        maxLength={orderLimits.reasonMax}
        length={reason.length}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </StepDialog>
  );
}
