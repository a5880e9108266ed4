import { dayInShanghai } from '@zaojie/contract/days';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { fenOf, readAmount } from '@zaojie/contract/money';
import { changeOrder } from '@zaojie/contract/orders/agreement.endpoints';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { formatFen, formatYuan } from '../../../../text/numbers.ts';
import { DayPicker } from '../../../../ui/calendar/day-picker.tsx';
import { NumberInput } from '../../../../ui/form/number-input.tsx';
import { Stepper } from '../../../../ui/form/stepper.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { useServerNow } from '../../../../ui/clock/server-clock.tsx';
import type { StepDoors } from '../use-step-doors.ts';
import { endOf } from './schedule-day.ts';
import { StepDialog } from './step-dialog.tsx';

const EMPTY = { price: '', scope: '', day: null as string | null, revisions: 0 };

function priceHint(typed: string, now: number): { error?: string; hint?: string } {
  if (typed === '') return { hint: `现在是 ${formatYuan(now, { exact: true })}，不改就空着` };
  const { fen, refusal } = readAmount(typed);
  if (refusal !== null) return { error: refusal };
  const more = fen - (fenOf(now) ?? 0);
  if (more === 0) return { hint: '和现在一样' };
  return { hint: `${more > 0 ? '客户补' : '退给客户'} ${formatFen(Math.abs(more), { exact: true })}` };
}

/** 提出变更: price, scope, deadline or more revisions; nothing holds until the other side agrees. */
export function ChangeDialog({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const today = dayInShanghai(useServerNow());
  const [form, setForm] = useState(EMPTY);
  const price = form.price.trim();
  const words = priceHint(price, order.final_price);
  const isEmpty = price === '' && form.scope.trim() === '' && form.day === null && form.revisions === 0;
  const change = (part: Partial<typeof EMPTY>) => setForm((before) => ({ ...before, ...part }));

  async function submit() {
    const body = {
      order_id: order.id,
      price: price === '' ? null : price,
      scope: form.scope,
      schedule_end_time: form.day === null ? null : endOf(form.day),
      extra_revisions: form.revisions,
    };
    const proposed = await doors.take({
      step: 'change',
      body,
      send: (idempotencyKey) => call(changeOrder, { body, idempotencyKey }),
      done: `已发给${order.other.nickname}，等对方答复`,
    });
    if (proposed === null) return;
    setForm(EMPTY);
    doors.closeDialog();
  }

  return (
    <StepDialog
      open={doors.dialog === 'change'}
      title="提出变更"
      description={`改什么填什么，${order.other.nickname}同意才生效，${orderLimits.changeHours} 小时不答复算没同意。`}
      submit="发给对方"
      disabledReason={isEmpty ? '请填写要变更的内容' : words.error}
      isSending={doors.taking === 'change'}
      onSubmit={() => void submit()}
      onClose={doors.closeDialog}
    >
      <div className="grid grid-cols-1 gap-4">
        <Textarea
          label="内容（选填）"
          rows={3}
          maxLength={orderLimits.changeScopeMax}
          length={form.scope.length}
          placeholder="例如：加一张横版，人物不变"
          value={form.scope}
          onChange={(event) => change({ scope: event.target.value })}
        />
        <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
          <NumberInput
            label="新的总价（选填）"
            leading={<span className="text-ink-3">¥</span>}
            placeholder={String(order.final_price)}
            value={form.price}
            error={words.error}
            hint={words.hint}
            onChange={(next) => change({ price: next })}
          />
          <DayPicker
            label="新的截稿日（选填）"
            value={form.day}
            today={today}
            min={today}
            placeholder="不改"
            onChange={(day) => change({ day })}
          />
        </div>
        <div className="flex items-center justify-between gap-4">
          <span className="text-13 text-ink-2">增加修改次数</span>
          <Stepper
            label="修改次数"
            value={form.revisions}
            min={0}
            max={orderLimits.changeRevisionsMax}
            unit="次"
            onChange={(revisions) => change({ revisions })}
          />
        </div>
      </div>
    </StepDialog>
  );
}
