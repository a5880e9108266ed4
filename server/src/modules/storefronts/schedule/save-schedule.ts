import { dayInShanghai } from '@zaojie/contract/days';
import type { saveSchedule as endpoint } from '@zaojie/contract/storefronts/schedule.endpoints';
import type { ScheduleForm } from '@zaojie/contract/storefronts/schedule.schemas';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { refreshStorefront } from '../refresh-storefront.ts';
import { listVacations, lockStorefront, replaceVacations, updateStorefront } from '../storefront.queries.ts';
import { checkVacations, fromTodayOn } from './schedule.rules.ts';
import { viewSchedule } from './schedule.view.ts';

export const saveSchedule: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const now = context.now();
  const schedule = await context.transaction(async (tx) => {
    await lockStorefront(tx, userId);
    await changeSchedule(tx, userId, body, now);
    await refreshStorefront(tx, userId, now);
    return viewSchedule(tx, userId, { month: body.month, now });
  });
  return new Answer('保存成功', schedule);
};

/** For whoever holds the lock on the storefront and refreshes it afterwards. */
export async function changeSchedule(
  tx: Tx,
  userId: number,
  form: Omit<ScheduleForm, 'month'>,
  now: Date,
): Promise<void> {
  const today = dayInShanghai(now);
  if (form.vacations) checkVacations(form.vacations, today);
  await updateStorefront(tx, userId, {
    ...(form.seats !== undefined && { seats: form.seats }),
    ...(form.is_accepting !== undefined && { is_accepting: form.is_accepting }),
  });
  if (!form.vacations) return;
  const known = await listVacations(tx, userId, today);
  await replaceVacations(tx, userId, today, fromTodayOn(form.vacations, known, today));
}
