/** What lies on a day and is looked at and liked: it can be put in order and narrowed to a time. People, tags and circles can't. */
export const datedSearchTypes = ['post', 'game', 'asset', 'bounty', 'activity'] as const;

export function isDatedType(type: string): boolean {
  return datedSearchTypes.some((dated) => dated === type);
}

/** 综合: how well it answers. */
export const searchOrders = { best: '综合', new: '最新', hot: '最热' } as const;
export type SearchOrder = keyof typeof searchOrders;
export const searchOrderNames = ['best', 'new', 'hot'] as const satisfies SearchOrder[];

export const searchTimes = {
  any: '不限',
  day: '一天内',
  week: '一周内',
  month: '一月内',
  half_year: '半年内',
} as const;
export type SearchTime = keyof typeof searchTimes;
export const searchTimeNames = ['any', 'day', 'week', 'month', 'half_year'] as const satisfies SearchTime[];
