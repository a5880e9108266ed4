import type { Schedule } from '@zaojie/contract/storefronts/schedule.schemas';

export function someSchedule(given: Partial<Schedule> = {}): Schedule {
  return {
    month: '2026-12',
    today: '2026-12-09',
    seats: 3,
    free_seats: 3,
    is_accepting: true,
    commission_status: 'on',
    off_reason: null,
    next_free_day: '2026-12-09',
    resumes_on: null,
    vacations: [],
    queue: [],
    ...given,
  };
}

export const booking = (given: Partial<Schedule['queue'][number]> = {}) => ({
  order_id: 5,
  seat: 1,
  title: '主城概念',
  client: { id: 3, nickname: '老周', avatar: '' },
  from: '2026-12-03',
  to: '2026-12-11',
  progress: 55,
  ...given,
});
