import { dayAfter, dayInShanghai, endOfDay, type Day } from '@zaojie/contract/days';
import type { Db, Tx } from '../../db/database.ts';
import { cancelJob, scheduleJob } from '../../platform/jobs/schedule-job.ts';
import { getOffer, writeListing, type Offer } from './market/listing.queries.ts';
import { listBookings, type Booking } from './seat.queries.ts';
import {
  findStorefront,
  freshStorefront,
  listVacations,
  lockStorefront,
  type StorefrontRow,
  type VacationRow,
} from './storefront.queries.ts';
import { placeOf, standingOf, type Standing } from './storefront.rules.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    /** A holiday begins or ends on the day. */
    'refresh-storefront': { userId: number };
  }
}

export type StorefrontState = {
  row: StorefrontRow;
  offer: Offer;
  vacations: VacationRow[];
  bookings: Booking[];
  standing: Standing;
  today: Day;
};

/** Everything that tells whether somebody takes orders now. */
export async function readStorefront(db: Db, userId: number, now: Date): Promise<StorefrontState> {
  return stateOf(db, (await findStorefront(db, userId)) ?? freshStorefront(userId), now);
}

async function stateOf(db: Db, row: StorefrontRow, now: Date): Promise<StorefrontState> {
  const today = dayInShanghai(now);
  const offer = await getOffer(db, row.user_id);
  const vacations = await listVacations(db, row.user_id, today);
  const bookings = await listBookings(db, row.user_id, { since: today, today });
  const standing = standingOf({
    isAccepting: row.is_accepting,
    hasActiveService: offer.priceFen !== null,
    seats: row.seats,
    vacations,
    bookings,
    today,
  });
  return { row, offer, vacations, bookings, standing, today };
}

/** Brings what the market shows of somebody up to what holds now, and sees to it that the next change by itself is not missed. */
export async function refreshStorefront(tx: Tx, userId: number, now: Date): Promise<StorefrontState> {
  const state = await stateOf(tx, await lockStorefront(tx, userId), now);
  const { row, offer, standing } = state;
  await writeListing(tx, {
    userId,
    categories: [...new Set([...row.types, ...offer.categories])],
    styles: [...new Set([...row.styles, ...offer.styles])],
    examples: offer.examples,
    priceFen: offer.priceFen,
    standing,
    orders: row.completed_count,
    rank: placeOf(row, { isOn: standing.isOn, hasPictures: row.hasShowcase || offer.examples.length > 0 }),
  });
  const key = `storefront:${userId}`;
  if (standing.changesOn === null) await cancelJob(tx, key);
  else {
    const runAt = endOfDay(dayAfter(standing.changesOn, -1));
    await scheduleJob(tx, 'refresh-storefront', { userId }, { runAt, key });
  }
  return state;
}
