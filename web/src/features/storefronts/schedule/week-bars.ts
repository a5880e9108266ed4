import type { Day } from '@zaojie/contract/days';
import type { Schedule } from '@zaojie/contract/storefronts/schedule.schemas';
import { dayText } from './calendar-month.ts';

type Booking = Schedule['queue'][number];
type Facts = Pick<Schedule, 'seats' | 'queue' | 'vacations' | 'today' | 'is_accepting'>;

/** A bar in one week of the calendar; columns from 0 to 6, both part of it. */
export type WeekBar = {
  key: string;
  kind: 'order' | 'free';
  from: number;
  to: number;
  /** It goes on in the week before or after. */
  isOpenLeft: boolean;
  isOpenRight: boolean;
  label: string;
};

export function isVacation({ vacations }: Pick<Schedule, 'vacations'>, day: Day): boolean {
  return vacations.some((each) => each.from <= day && day <= each.to);
}

const isBooked = (booking: Booking, day: Day) => booking.from <= day && day <= booking.to;

/** How many seats nobody has taken; none while on holiday or in the past. */
export function freeSeatsOn(facts: Facts, day: Day): number {
  if (!facts.is_accepting || day < facts.today || isVacation(facts, day)) return 0;
  const taken = new Set(facts.queue.filter((each) => isBooked(each, day)).map((each) => each.seat));
  return Math.max(0, facts.seats - taken.size);
}

function orderBar(booking: Booking, week: readonly Day[]): WeekBar | null {
  const columns = week.flatMap((day, column) => (isBooked(booking, day) ? [column] : []));
  const [from, to] = [columns[0], columns.at(-1)];
  if (from === undefined || to === undefined) return null;
  const endsHere = booking.to === week[to];
  return {
    key: `order-${booking.order_id}`,
    kind: 'order',
    from,
    to,
    isOpenLeft: booking.from < (week[0] ?? ''),
    isOpenRight: !endsHere,
    label: endsHere
      ? `${booking.title}，${dayText(booking.to)}交`
      : `${booking.title}，${booking.client.nickname}`,
  };
}

/** Seats that are free over the same days are one bar. */
function freeBars(facts: Facts, week: readonly Day[]): WeekBar[] {
  const bars: WeekBar[] = [];
  let open: { from: number; seats: number } | null = null;
  const close = (to: number) => {
    if (open === null) return;
    bars.push({
      key: `free-${open.from}`,
      kind: 'free',
      from: open.from,
      to,
      isOpenLeft: false,
      isOpenRight: false,
      label: `空 ${open.seats} 席`,
    });
    open = null;
  };
  week.forEach((day, column) => {
    const seats = freeSeatsOn(facts, day);
    if (open?.seats !== seats) {
      close(column - 1);
      open = seats > 0 ? { from: column, seats } : null;
    }
  });
  close(week.length - 1);
  return bars;
}

/** The rows of bars under the days of a week: one for each seat that is taken, the last for what is free. */
export function weekBars(facts: Facts, week: readonly Day[]): WeekBar[][] {
  const seats = [...new Set(facts.queue.map((booking) => booking.seat))].sort((a, b) => a - b);
  const taken = seats.map((seat) =>
    facts.queue
      .filter((booking) => booking.seat === seat)
      .flatMap((booking) => orderBar(booking, week) ?? []),
  );
  const free = freeBars(facts, week);
  return [...taken.filter((row) => row.length > 0), ...(free.length > 0 ? [free] : [])];
}
