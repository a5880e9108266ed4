import type { ScheduleForm } from '@zaojie/contract/storefronts/schedule.schemas';
import type { ServiceForm } from '@zaojie/contract/storefronts/service.schemas';
import type { Tx } from '../../db/database.ts';
import { refreshStorefront } from './refresh-storefront.ts';
import { changeSchedule } from './schedule/save-schedule.ts';
import { offerService } from './services/add-service.ts';
import { lockStorefront, updateStorefront } from './storefront.queries.ts';

export type NewStorefront = {
  types: number[];
  styles: number[];
  schedule: Omit<ScheduleForm, 'month'>;
  services: readonly ServiceForm[];
};

/** All that somebody would fill in by hand, at once. */
export async function openStorefront(
  tx: Tx,
  userId: number,
  { types, styles, schedule, services }: NewStorefront,
  now: Date,
): Promise<void> {
  await lockStorefront(tx, userId);
  await updateStorefront(tx, userId, { types, styles });
  await changeSchedule(tx, userId, schedule, now);
  for (const service of services) await offerService(tx, userId, service, now);
  await refreshStorefront(tx, userId, now);
}
