import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { dayAfter, dayInShanghai, daysBetween } from '@zaojie/contract/days';

export type ComparedValue = { value: string; note: string; best: string };
export type ComparedRow = { name: string; values: ComparedValue[] };

/** Which of the values is the best, if one alone is. */
function bestIndex(values: readonly (number | null)[], prefers: 'low' | 'high'): number {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return -1;
  const best = prefers === 'low' ? Math.min(...known) : Math.max(...known);
  return known.filter((value) => value === best).length === 1 ? values.indexOf(best) : -1;
}

function daysNote(days: number | null, deadline: string, now: Date): string {
  if (days === null) return '';
  const spare = daysBetween(dayAfter(dayInShanghai(now), days), deadline);
  if (spare === 0) return '正好到截稿日';
  return spare > 0 ? `比截稿早 ${spare} 天` : `比截稿晚 ${-spare} 天`;
}

export const cheapest = (applications: readonly Application[]) =>
  bestIndex(
    applications.map(({ price }) => price),
    'low',
  );

/** Days, rating, on time, replies: the facts that are words. Price and works are drawn. */
export function comparedRows(applications: readonly Application[], now: Date): ComparedRow[] {
  const row = (
    name: string,
    read: (application: Application) => number | null,
    show: (value: number) => string,
    rest: { prefers: 'low' | 'high'; word: string; note?: (application: Application) => string },
  ): ComparedRow => {
    const best = bestIndex(applications.map(read), rest.prefers);
    const values = applications.map((application, index) => {
      const value = read(application);
      return {
        value: value === null ? '暂无' : show(value),
        note: rest.note?.(application) ?? '',
        best: index === best ? rest.word : '',
      };
    });
    return { name, values };
  };
  const percent = (value: number) => `${value}%`;
  return [
    row(
      '工期',
      ({ days }) => days,
      (days) => `${days} 天`,
      {
        prefers: 'low',
        word: '最快',
        note: ({ days, bounty }) => daysNote(days, bounty.deadline, now),
      },
    ),
    row(
      '评分',
      ({ applicant }) => applicant.rating,
      (rating) => rating.toFixed(1),
      {
        prefers: 'high',
        word: '最高',
        note: ({ applicant }) => `${applicant.completed} 单`,
      },
    ),
    row('按时率', ({ applicant }) => applicant.on_time_rate, percent, { prefers: 'high', word: '最高' }),
    row('回复率', ({ applicant }) => applicant.reply_rate, percent, { prefers: 'high', word: '最高' }),
  ];
}
