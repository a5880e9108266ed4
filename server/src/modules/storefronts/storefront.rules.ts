import { dayAfter, type Day } from '@zaojie/contract/days';

/** From one day to another, both included. */
export type Span = { from: Day; to: Day };

export type StandingFacts = {
  isAccepting: boolean;
  hasActiveService: boolean;
  seats: number;
  vacations: readonly Span[];
  /** What fills seats. */
  bookings: readonly Span[];
  today: Day;
};

export type OffReason = 'switched_off' | 'no_service' | 'vacation' | 'full';

export type Standing = {
  isOn: boolean;
  /** The first that holds; null while orders are taken. */
  offReason: OffReason | null;
  freeSeats: number;
  nextFreeDay: Day | null;
  resumesOn: Day | null;
  /** The next day on which this may change by itself. */
  changesOn: Day | null;
};

const holds = (span: Span, day: Day) => span.from <= day && day <= span.to;

/** Whether somebody takes orders today, and what is to be said of when they will. */
export function standingOf(facts: StandingFacts): Standing {
  const { today, vacations, bookings } = facts;
  const freeSeats = freeSeatsOn(facts, today);
  const offReason = offReasonOf(facts, freeSeats);
  const turns = [...vacations, ...bookings].flatMap(({ from, to }) => [from, dayAfter(to, 1)]);
  return {
    isOn: offReason === null,
    offReason,
    freeSeats,
    nextFreeDay: nextFreeDay(facts, turns),
    resumesOn: offReason === 'vacation' ? endOfHoliday(vacations, today) : null,
    changesOn: turns.filter((day) => day > today).toSorted()[0] ?? null,
  };
}

function freeSeatsOn({ seats, bookings }: StandingFacts, day: Day): number {
  return Math.max(0, seats - bookings.filter((booking) => holds(booking, day)).length);
}

function offReasonOf(facts: StandingFacts, freeSeats: number): OffReason | null {
  if (!facts.isAccepting) return 'switched_off';
  if (!facts.hasActiveService) return 'no_service';
  if (facts.vacations.some((span) => holds(span, facts.today))) return 'vacation';
  return freeSeats === 0 ? 'full' : null;
}

/** Nobody can say for whoever has switched off or offers nothing. Between two turns every day is like the first. */
function nextFreeDay(facts: StandingFacts, turns: readonly Day[]): Day | null {
  if (!facts.isAccepting || !facts.hasActiveService) return null;
  const days = [facts.today, ...turns.filter((day) => day > facts.today).toSorted()];
  const isFree = (day: Day) =>
    freeSeatsOn(facts, day) > 0 && !facts.vacations.some((span) => holds(span, day));
  return days.find(isFree) ?? null;
}

/** The day after it, however many holidays follow each other without a day between. */
function endOfHoliday(vacations: readonly Span[], today: Day): Day {
  let day = today;
  for (let span = spanAt(vacations, day); span; span = spanAt(vacations, day)) day = dayAfter(span.to, 1);
  return day;
}

function spanAt(spans: readonly Span[], day: Day): Span | undefined {
  return spans.find((span) => holds(span, day));
}

export type Reviews = { reviewCount: number; ratingSum: number; satisfiedCount: number };

/** Imagined reviews that a newcomer starts with: 95 in a hundred satisfied, and stars to match. */
const IMAGINED = 20;
const IMAGINED_SATISFIED = 19;
const IMAGINED_STARS = 4.75;

/** In percent. */
export function satisfactionOf({ reviewCount, satisfiedCount }: Reviews): number {
  return Math.round((100 * (IMAGINED_SATISFIED + satisfiedCount)) / (IMAGINED + reviewCount));
}

/** In percent; null for whoever had nothing to be late with. */
export function onTimeRateOf(timed: number, onTime: number): number | null {
  return timed === 0 ? null : Math.floor((100 * onTime) / timed);
}

/** One decimal; 0 without reviews. */
export function ratingOf({ reviewCount, ratingSum }: Reviews): number {
  return reviewCount === 0 ? 0 : Math.round((10 * ratingSum) / reviewCount) / 10;
}

/**
 * What the market sorts by, in ten-thousandths of a star: with the imagined reviews counted in, so that one kind friend
 * doesn't outrank a hundred customers.
 */
export function rankOf({ reviewCount, ratingSum }: Reviews): number {
  return Math.round((10_000 * (ratingSum + IMAGINED * IMAGINED_STARS)) / (reviewCount + IMAGINED));
}

/** Among equals those come first who take orders now, then those who show something; no star is outweighed by it. */
export function placeOf(
  reviews: Reviews,
  { isOn, hasPictures }: { isOn: boolean; hasPictures: boolean },
): number {
  return rankOf(reviews) * 4 + (isOn ? 2 : 0) + (hasPictures ? 1 : 0);
}
