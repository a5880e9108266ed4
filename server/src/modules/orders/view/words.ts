import { SHANGHAI_AHEAD_MS } from '@zaojie/contract/days';
import { yuanWords } from '@zaojie/contract/money';

/** As people read it: 3月5日 12:00, in Shanghai. */
export function momentText(moment: Date): string {
  const local = new Date(moment.getTime() + SHANGHAI_AHEAD_MS);
  const time = local.toISOString().slice(11, 16);
  return `${local.getUTCMonth() + 1}月${local.getUTCDate()}日 ${time}`;
}

export const money = yuanWords;
export const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;
