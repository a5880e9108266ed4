import { dayInShanghai, daysBetween } from '@zaojie/contract/days';
import type { Schedule } from '@zaojie/contract/storefronts/schedule.schemas';
import type { Db } from '../../../db/database.ts';
import { readStorefront } from '../refresh-storefront.ts';
import { listBookings } from '../seat.queries.ts';
import { listVacations } from '../storefront.queries.ts';
import { viewAvailability } from '../storefront.view.ts';
import { daysOf, seatsFor } from './schedule.rules.ts';

/** One month of somebody's calendar, and what holds today. */
export async function viewSchedule(
  db: Db,
  userId: number,
  asked: { month: string | null; now: Date },
): Promise<Schedule> {
  const state = await readStorefront(db, userId, asked.now);
  const month = asked.month ?? dayInShanghai(asked.now).slice(0, 7);
  const { from, to } = daysOf(month);
  const since = from < state.today ? from : state.today;
  const vacations = await listVacations(db, userId, since);
  const bookings = await listBookings(db, userId, { since: from, today: state.today });
  return {
    month,
    today: state.today,
    seats: state.row.seats,
    free_seats: state.standing.freeSeats,
    is_accepting: state.row.is_accepting,
    off_reason: state.standing.offReason,
    ...viewAvailability(state),
    vacations: vacations.map((span) => ({ ...span, days: daysBetween(span.from, span.to) + 1 })),
    queue: seatsFor(bookings).filter((booking) => booking.from <= to),
  };
}
