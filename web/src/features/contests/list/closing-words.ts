import type { ContestCard } from '@zaojie/contract/contests/contest.schemas';
import { dayInShanghai, daysBetween } from '@zaojie/contract/days';
import { formatTime } from '../../../text/dates.ts';

export type Closing = { words: string; isSoon: boolean };

const SOON_DAYS = 3;

/** 还剩 11 天 for what is far, 明天 20:00 and 今天 24:00 for what isn't. */
function whenOf(at: string, now: Date): Closing {
  const moment = new Date(at);
  const isMidnight = formatTime(moment) === '00:00';
  // A day ends at its own 24:00, not on the next one.
  const day = dayInShanghai(new Date(moment.getTime() - (isMidnight ? 1 : 0)));
  const left = daysBetween(dayInShanghai(now), day);
  const hour = isMidnight ? '24:00' : formatTime(moment);
  if (left <= 0) return { words: `今天 ${hour}`, isSoon: true };
  if (left === 1) return { words: `明天 ${hour}`, isSoon: true };
  return { words: `还剩 ${left} 天`, isSoon: left < SOON_DAYS };
}

type Timed = Pick<ContestCard, 'status' | 'countdown' | 'announce_at'>;

/** When the running step ends, in a few words; null where nothing more is to come. */
export function closingOf({ countdown }: Timed, now: Date): Closing | null {
  if (countdown === null) return null;
  const { words, isSoon } = whenOf(countdown.at, now);
  switch (countdown.step) {
    case 'registration_opens':
      return { words: words.startsWith('还剩') ? `${words.slice(3)}后报名` : `${words} 报名`, isSoon };
    case 'starts':
      return { words: words.startsWith('还剩') ? `报名${words}` : `${words} 截止`, isSoon };
    case 'submissions_close':
      return { words: words.startsWith('还剩') ? `交稿${words}` : `${words} 交稿`, isSoon };
    case 'voting_closes':
      return { words: words.startsWith('还剩') ? `投票${words}` : `${words} 截止`, isSoon };
    case 'announces':
      return { words: words.startsWith('还剩') ? `${words.slice(3)}后公布` : `${words} 公布`, isSoon: false };
  }
}
