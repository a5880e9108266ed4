import { useQueryClient } from '@tanstack/react-query';
import { saveSchedule } from '@zaojie/contract/storefronts/schedule.endpoints';
import type { Schedule, scheduleForm } from '@zaojie/contract/storefronts/schedule.schemas';
import { useState } from 'react';
import type { z } from 'zod';
import { call, messageOf } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { scheduleKey } from './schedule-queries.ts';

type Change = z.input<typeof scheduleForm>;
export type Holiday = { from: string; to: string; note: string };

/** Each change is saved by itself; what the server makes of it is shown. */
export function useSaveSchedule(month: string | null, schedule: Schedule) {
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const key = scheduleKey(month);
  const show = (next: Schedule) => client.setQueryData<Schedule>(key, next);

  /** Null when it is saved, else why it isn't. */
  async function save(change: Change, atOnce: Partial<Schedule> = {}): Promise<string | null> {
    setSaving(true);
    const before = client.getQueryData<Schedule>(key);
    show({ ...schedule, ...atOnce });
    try {
      const body = { ...change, ...(month !== null && { month }) };
      show((await call(saveSchedule, { body })).data);
      void client.invalidateQueries({ queryKey: ['storefront'] });
      return null;
    } catch (error) {
      if (before) show(before);
      return messageOf(error, '保存失败，请稍后重试');
    } finally {
      setSaving(false);
    }
  }

  async function saveOrSay(change: Change, atOnce?: Partial<Schedule>): Promise<void> {
    const refusal = await save(change, atOnce);
    if (refusal !== null) toast.error(refusal);
  }

  const coming = schedule.vacations
    .filter(({ to }) => to >= schedule.today)
    .map(({ from, to, note }): Holiday => ({ from, to, note }));

  return {
    isSaving,
    setSeats: (seats: number) => void saveOrSay({ seats }, { seats }),
    setAccepting: (isAccepting: boolean) =>
      void saveOrSay({ is_accepting: isAccepting }, { is_accepting: isAccepting }),
    addVacation: (holiday: Holiday) => save({ vacations: [...coming, holiday] }),
    removeVacation: async ({ from, to }: Holiday) => {
      const rest = coming.filter((each) => each.from !== from || each.to !== to);
      await saveOrSay(
        { vacations: rest },
        { vacations: schedule.vacations.filter((each) => each.from !== from || each.to !== to) },
      );
    },
  };
}

export type ScheduleActions = ReturnType<typeof useSaveSchedule>;
