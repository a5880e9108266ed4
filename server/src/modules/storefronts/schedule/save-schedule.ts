import { dayInShanghai } from '@zaojie/contract/days';
import type { saveSchedule as endpoint } from '@zaojie/contract/storefronts/schedule.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { refreshStorefront } from '../refresh-storefront.ts';
import { listVacations, lockStorefront, replaceVacations, updateStorefront } from '../storefront.queries.ts';
import { checkVacations, fromTodayOn } from './schedule.rules.ts';
import { viewSchedule } from './schedule.view.ts';

export const saveSchedule: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const now = context.now();
  const today = dayInShanghai(now);
  if (body.vacations) checkVacations(body.vacations, today);
  const schedule = await context.transaction(async (tx) => {
    await lockStorefront(tx, userId);
    await updateStorefront(tx, userId, {
      ...(body.seats !== undefined && { seats: body.seats }),
      ...(body.is_accepting !== undefined && { is_accepting: body.is_accepting }),
    });
    if (body.vacations) {
      const known = await listVacations(tx, userId, today);
      await replaceVacations(tx, userId, today, fromTodayOn(body.vacations, known, today));
    }
    await refreshStorefront(tx, userId, now);
    return viewSchedule(tx, userId, { month: body.month, now });
  });
  return new Answer('保存成功', schedule);
};
