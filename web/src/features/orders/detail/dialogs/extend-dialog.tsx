import { dayAfter, dayInShanghai, daysBetween } from '@zaojie/contract/days';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { extendOrder } from '@zaojie/contract/orders/agreement.endpoints';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { formatDay } from '../../../../text/dates.ts';
import { DayPicker } from '../../../../ui/calendar/day-picker.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { useServerNow } from '../../../../ui/clock/server-clock.tsx';
import type { StepDoors } from '../use-step-doors.ts';
import { endOf } from './schedule-day.ts';
import { StepDialog } from './step-dialog.tsx';

const USUAL_DAYS = 3;

/** 申请延期: another day for the delivery, which the client agrees to or not. */
export function ExtendDialog({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const today = dayInShanghai(useServerNow());
  const due = order.schedule_end_time === null ? today : dayInShanghai(new Date(order.schedule_end_time));
  const earliest = dayAfter(due < today ? today : due, 1);
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const day = chosen ?? dayAfter(earliest, USUAL_DAYS - 1);

  async function submit() {
    const body = { order_id: order.id, schedule_end_time: endOf(day), reason };
    const asked = await doors.take({
      step: 'extend',
      body,
      send: (idempotencyKey) => call(extendOrder, { body, idempotencyKey }),
      done: `已向${order.other.nickname}申请延期`,
    });
    if (asked === null) return;
    setChosen(null);
    setReason('');
    doors.closeDialog();
  }

  return (
    <StepDialog
      open={doors.dialog === 'extend'}
      title="申请延期"
      description={`现在的截稿日是 ${formatDay(due)}。${order.other.nickname} ${orderLimits.extensionHours} 小时内答复，不答复算没同意，截稿日不变。`}
      submit="提出申请"
      isSending={doors.taking === 'extend'}
      onSubmit={() => void submit()}
      onClose={doors.closeDialog}
    >
      <div className="grid grid-cols-1 gap-4">
        <DayPicker
          label="新的截稿日"
          value={day}
          today={today}
          min={earliest}
          note={`晚 ${daysBetween(due, day)} 天`}
          onChange={setChosen}
        />
        <Textarea
          label="原因（选填）"
          rows={2}
          maxLength={orderLimits.reasonMax}
          length={reason.length}
          placeholder="例如：身体不适，线稿要多两天"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </StepDialog>
  );
}
