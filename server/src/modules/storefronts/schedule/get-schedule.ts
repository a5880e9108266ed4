import type { getSchedule as endpoint } from '@zaojie/contract/storefronts/schedule.endpoints';
import type { Action } from '../../../frame/action.ts';
import { viewSchedule } from './schedule.view.ts';

export const getSchedule: Action<typeof endpoint> = async ({ db, viewer, now }, { query }) =>
  viewSchedule(db, viewer.userId, { month: query.month, now: now() });
