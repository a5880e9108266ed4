import { dayAfter, daysBetween, type Day } from '@zaojie/contract/days';
import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import { scheduleErrors } from '@zaojie/contract/storefronts/storefront.errors';
import { Refusal } from '../../../frame/refusal.ts';
import type { Span } from '../storefront.rules.ts';

const { vacationDaysMax, aheadDaysMax } = storefrontLimits.schedule;

/** The first thing that is wrong with holidays that somebody wants. One that runs already may go on and end as it likes. */
export function checkVacations(spans: readonly Span[], today: Day): void {
  for (const { from, to } of spans) {
    if (to < from) throw new Refusal(scheduleErrors.spanReversed);
    if (to < today) throw new Refusal(scheduleErrors.spanPast);
    if (daysBetween(from, to) >= vacationDaysMax) throw new Refusal(scheduleErrors.spanTooLong);
    if (to > dayAfter(today, aheadDaysMax)) throw new Refusal(scheduleErrors.spanTooFar);
  }
  const ordered = spans.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const overlap = ordered.some(({ from }, i) => i > 0 && from <= (ordered[i - 1]?.to ?? ''));
  if (overlap) throw new Refusal(scheduleErrors.overlap);
}

/** What is over can't be made a holiday afterwards: a span begins today at the earliest, or when the running one began. */
export function fromTodayOn<S extends Span>(spans: readonly S[], known: readonly Span[], today: Day): S[] {
  const running = known.find(({ from, to }) => from <= today && today <= to)?.from ?? today;
  return spans.map((span) => (span.from < running ? { ...span, from: running } : span));
}

/** The first and the last day of a month. */
export function daysOf(month: string): Span {
  const from = `${month}-01`;
  const next = dayAfter(from, 31).slice(0, 7);
  return { from, to: dayAfter(`${next}-01`, -1) };
}

/** Each gets the first seat that is free on its first day; with more than there are seats, lanes are added. */
export function seatsFor<B extends Span>(bookings: readonly B[]): (B & { seat: number })[] {
  const takenUntil: Day[] = [];
  return bookings
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
    .map((booking) => {
      const free = takenUntil.findIndex((until) => until < booking.from);
      const seat = free === -1 ? takenUntil.length : free;
      takenUntil[seat] = booking.to;
      return { ...booking, seat: seat + 1 };
    });
}
