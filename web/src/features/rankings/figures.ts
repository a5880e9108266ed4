import type { RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import type { OwnPlace, RankedCreator } from '@zaojie/contract/rankings/ranking.schemas';
import { formatCount } from '../../text/numbers.ts';

export type Figure = { label: string; value: string };

/** Of a week or a month what came in, as the places are made of that; of all time what there is. */
export function figuresOf(who: RankedCreator | OwnPlace, period: RankingPeriod): [Figure, Figure, Figure] {
  const isAll = period === 'all';
  const { likes, followers, works } = isAll ? who : who.gained;
  return [
    { label: '获赞', value: formatCount(likes) },
    { label: isAll ? '粉丝' : '新粉丝', value: formatCount(followers) },
    { label: isAll ? '作品' : '新作品', value: formatCount(works) },
  ];
}
