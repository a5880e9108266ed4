import type { Day } from '@zaojie/contract/days';
import type { Schedule } from '@zaojie/contract/storefronts/schedule.schemas';
import { monthOf, monthText, weeksOf, type Month } from './calendar-month.ts';
import { freeSeatsOn, isVacation } from './week-bars.ts';

export type SlotDay = { day: Day; state: 'outside' | 'past' | 'rest' | 'full' | 'free' };
export type SlotCardFacts = {
  name: string;
  title: string;
  line: string;
  weeks: SlotDay[][];
  price: string | null;
  address: string;
};

function stateOf(schedule: Schedule, month: Month, day: Day): SlotDay['state'] {
  if (monthOf(day) !== month) return 'outside';
  if (day < schedule.today) return 'past';
  if (isVacation(schedule, day)) return 'rest';
  return freeSeatsOn(schedule, day) > 0 ? 'free' : 'full';
}

type Who = { name: string; address: string; price: string | null };

/** What the card of a month says. */
export function slotCardFacts(
  schedule: Schedule,
  month: Month,
  { name, address, price }: Who,
): SlotCardFacts {
  const weeks = weeksOf(month).map((week) =>
    week.map((day): SlotDay => ({ day, state: stateOf(schedule, month, day) })),
  );
  const free = weeks.flat().filter(({ state }) => state === 'free');
  const most = Math.max(0, ...free.map(({ day }) => freeSeatsOn(schedule, day)));
  const line = free.length === 0 ? '这个月约满了，先聊聊下个月' : `空 ${most} 席，${free.length} 天可约`;
  return { name, title: `${monthText(month)}档期`, line, weeks, price, address };
}
