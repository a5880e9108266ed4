import { dayAfter, dayInShanghai, daysBetween } from '@zaojie/contract/days';
import type { Creator } from '@zaojie/contract/storefronts/creator.schemas';
import { formatDay } from '../../text/dates.ts';

type Availability = Pick<Creator, 'commission_status' | 'next_free_day' | 'resumes_on'>;

/** When they could begin, in a few words: it also says why the button is grey. */
export function availabilityOf(creator: Availability, now = new Date()): string {
  const today = dayInShanghai(now);
  if (creator.commission_status === 'off') {
    if (creator.resumes_on !== null) return `${formatDay(creator.resumes_on, now)}恢复接单`;
    if (creator.next_free_day !== null && creator.next_free_day > today) {
      return `约满了，${formatDay(creator.next_free_day, now)}有空档`;
    }
    return '暂时不接单';
  }
  return beginning(creator.next_free_day ?? today, today, now);
}

function beginning(day: string, today: string, now: Date): string {
  if (day <= today) return '现在可开工';
  // Weeks begin on Monday.
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const away = daysBetween(today, day);
  if (away < 7 - weekday) return '本周可开工';
  if (day < dayAfter(today, 14 - weekday)) return '下周可开工';
  return `${formatDay(day, now)}可开工`;
}
