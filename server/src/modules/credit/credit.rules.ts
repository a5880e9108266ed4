import {
  creditLimits,
  creditMetricNames,
  creditMetrics,
  type CreditMetric,
  type CreditSide,
} from '@zaojie/contract/credit/credit-words';
import type { CreditRate } from '@zaojie/contract/credit/credit.endpoints';
import type { KeptWord } from '../orders/index.ts';

export type Meaning = { metric: CreditMetric; isGood: boolean; title: string };

const good = (metric: CreditMetric, title: string): Meaning => ({ metric, isGood: true, title });
const bad = (metric: CreditMetric, title: string): Meaning => ({ metric, isGood: false, title });

/** What an event says about a creator; null for what is in somebody else's hands. */
function ofCreator({ kind, wasOnTime, wasPaid }: KeptWord): Meaning | null {
  switch (kind) {
    case 'confirmed':
      return good('reply', '按时确认排期');
    case 'lapsed':
      return wasPaid ? bad('reply', '没有按时确认排期') : null;
    case 'delivered':
      if (wasOnTime === null) return null;
      return wasOnTime ? good('on_time', '按时交付') : bad('on_time', '交付晚了');
    case 'accepted':
    case 'auto_accepted':
      return good('completion', '交付通过验收');
    case 'left':
      return bad('completion', '中途放弃');
    case 'overdue_cancelled':
      return bad('completion', '逾期或没有动静，被无责取消');
    case 'disputed':
      return bad('dispute', '进入仲裁');
    default:
      return null;
  }
}

function ofClient({ kind, actor, wasPaid }: KeptWord): Meaning | null {
  switch (kind) {
    case 'deposit_paid':
      return good('on_time', '按时付定金');
    case 'balance_paid':
      return good('on_time', '按时付清尾款');
    case 'lapsed':
      return wasPaid ? null : bad('on_time', '没有按时付定金');
    case 'ended_unpaid':
      return bad('on_time', '尾款没有付，按定金结算');
    case 'accepted':
    case 'auto_accepted':
      return good('completion', '走到验收');
    case 'cancelled':
      return wasPaid && actor === 'client' ? bad('completion', '付了定金后取消') : null;
    case 'disputed':
      return bad('dispute', '进入仲裁');
    default:
      return null;
  }
}

export const meaningOf = (side: CreditSide, word: KeptWord): Meaning | null =>
  side === 'creator' ? ofCreator(word) : ofClient(word);

type Tally = { good: number; bad: number };
export type Counted = KeptWord & { count: number };
export type Replies = { due: number; inTime: number } | null;

function tallyOf(side: CreditSide, metric: CreditMetric, counted: readonly Counted[]): Tally {
  const tally: Tally = { good: 0, bad: 0 };
  for (const word of counted) {
    const meaning = meaningOf(side, word);
    if (meaning?.metric === metric) tally[meaning.isGood ? 'good' : 'bad'] += word.count;
  }
  return tally;
}

const began = (counted: readonly Counted[]) =>
  counted.filter(({ kind }) => kind === 'confirmed').reduce((sum, { count }) => sum + count, 0);

/** What is counted and out of how many. Disputes are out of the orders that began. */
function sharesOf(side: CreditSide, metric: CreditMetric, counted: readonly Counted[], replies: Replies) {
  if (metric === 'reply' && side === 'client')
    return { count: replies?.inTime ?? 0, total: replies?.due ?? 0 };
  const tally = tallyOf(side, metric, counted);
  if (metric === 'dispute') return { count: tally.bad, total: Math.max(began(counted), tally.bad) };
  return { count: tally.good, total: tally.good + tally.bad };
}

const short: Record<CreditSide, Record<CreditMetric, string>> = {
  creator: { on_time: '晚了', completion: '没有做完', dispute: '进入仲裁', reply: '没有答复' },
  client: { on_time: '晚了', completion: '中途取消', dispute: '进入仲裁', reply: '没有按时答复' },
};

const spotless: Record<CreditMetric, string> = {
  on_time: '次次按时',
  completion: '单单走到底',
  dispute: '没有进过仲裁',
  reply: '次次按时',
};

function wordsOf(side: CreditSide, metric: CreditMetric, { count, total }: { count: number; total: number }) {
  const unit = metric === 'on_time' || metric === 'reply' ? '次' : '单';
  if (total === 0) return '还没有';
  const failed = metric === 'dispute' ? count : total - count;
  if (failed === 0) return `${total} ${unit}，${spotless[metric]}`;
  return `${total} ${unit}里 ${failed} ${unit}${short[side][metric]}`;
}

/** Rounded so that only what is whole reads 100, and only what is nothing reads 0. */
export function percentOf(count: number, total: number): number | null {
  if (total < creditLimits.leastSample) return null;
  if (count === 0 || count === total) return count === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((count / total) * 100)));
}

export function ratesOf(side: CreditSide, counted: readonly Counted[], replies: Replies): CreditRate[] {
  return creditMetricNames.map((metric) => {
    const shares = sharesOf(side, metric, counted, replies);
    return {
      metric,
      label: creditMetrics[side][metric],
      percent: percentOf(shares.count, shares.total),
      ...shares,
      words: wordsOf(side, metric, shares),
    };
  });
}

/** The last twelve months. */
export function since(now: Date): Date {
  const start = new Date(now);
  start.setUTCMonth(start.getUTCMonth() - creditLimits.months);
  return start;
}
