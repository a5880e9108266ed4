import type { Day } from '@zaojie/contract/days';

/** A day of the schedule as the server is told it: work begins with the day and is due at its end, in Shanghai. */
export const beginOf = (day: Day) => `${day} 00:00:00`;
export const endOf = (day: Day) => `${day} 23:59:59`;
