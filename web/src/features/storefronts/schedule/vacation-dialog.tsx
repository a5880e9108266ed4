import { dayAfter, daysBetween, isDay, type Day } from '@zaojie/contract/days';
import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { ScheduleActions } from './use-save-schedule.ts';
import type { Span } from './use-span-choice.ts';

type VacationDialogProps = {
  span: Span;
  today: Day;
  actions: ScheduleActions;
  onClose: () => void;
};

const { noteMax, aheadDaysMax } = storefrontLimits.schedule;

/** When, and what for. The days can be changed here, so the calendar isn't needed for it. */
export function VacationDialog({ span, today, actions, onClose }: VacationDialogProps) {
  const [from, setFrom] = useState(span.from);
  const [to, setTo] = useState(span.to);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const days = isDay(from) && isDay(to) ? daysBetween(from, to) + 1 : 0;
  const bounds = { min: today, max: dayAfter(today, aheadDaysMax) };

  async function save() {
    if (!isDay(from)) return setError('请选择休息开始日期');
    if (!isDay(to)) return setError('请选择休息结束日期');
    const refusal = await actions.addVacation({ from, to, note: note.trim() });
    if (refusal !== null) return setError(refusal);
    toast.success('休息已排好');
    return onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="加一段休息"
      description="这段时间不接单，也不算进工期。"
      dismissible={!actions.isSaving}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            取消
          </Button>
          <Button look="primary" loading={actions.isSaving} onClick={() => void save()}>
            {days > 0 ? `休息 ${days} 天` : '保存'}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="grid grid-cols-2 gap-x-3 gap-y-5"
      >
        <TextInput
          type="date"
          label="从"
          value={from}
          {...bounds}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextInput
          type="date"
          label="到"
          value={to}
          {...bounds}
          onChange={(event) => setTo(event.target.value)}
        />
        <TextInput
          label="说明"
          placeholder="例如：回老家过年（可以不填）"
          value={note}
          maxLength={noteMax}
          error={error ?? undefined}
          onChange={(event) => setNote(event.target.value)}
          className="col-span-2"
        />
        <button type="submit" hidden aria-label="保存" />
      </form>
    </Dialog>
  );
}
