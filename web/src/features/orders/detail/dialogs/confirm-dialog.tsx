import { dayAfter, dayInShanghai, daysBetween } from '@zaojie/contract/days';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { confirmOrder } from '@zaojie/contract/orders/order.endpoints';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { DayPicker } from '../../../../ui/calendar/day-picker.tsx';
import { useServerNow } from '../../../../ui/clock/server-clock.tsx';
import type { StepDoors } from '../use-step-doors.ts';
import { beginOf, endOf } from './schedule-day.ts';
import { StepDialog } from './step-dialog.tsx';

const USUAL_DAYS = 14;

/** 确认排期: from when the creator works on it, and until when. */
export function ConfirmDialog({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const today = dayInShanghai(useServerNow());
  const days = order.terms.days ?? USUAL_DAYS;
  const [start, setStart] = useState<string | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  const begin = start ?? today;
  const due = end !== null && end >= begin ? end : dayAfter(begin, days - 1);
  const span = daysBetween(begin, due) + 1;

  async function submit() {
    const body = {
      order_id: order.id,
      schedule_start_time: beginOf(begin),
      schedule_end_time: endOf(due),
    };
    const confirmed = await doors.take({
      step: 'confirm',
      body,
      send: (idempotencyKey) => call(confirmOrder, { body, idempotencyKey }),
      done: '排期已确认，可以开工了',
    });
    if (confirmed !== null) doors.closeDialog();
  }

  return (
    <StepDialog
      open={doors.dialog === 'confirm'}
      title="确认排期"
      description={`定金已在托管。${order.other.nickname}会看到开工和截稿的日子。逾期超过 ${orderLimits.overdueHours} 小时，或开工后连续 ${orderLimits.silentDays} 天没有动静，客户可以无责取消。`}
      submit="确认接单"
      isSending={doors.taking === 'confirm'}
      onSubmit={() => void submit()}
      onClose={doors.closeDialog}
    >
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <DayPicker label="开工日" value={begin} today={today} min={today} onChange={setStart} />
        <DayPicker
          label="截稿日"
          value={due}
          today={today}
          min={begin}
          note={`共 ${span} 天`}
          hint={order.terms.days === null ? undefined : `约定工期 ${order.terms.days} 天`}
          onChange={setEnd}
        />
      </div>
    </StepDialog>
  );
}
