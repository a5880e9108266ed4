import type { GamesFilters } from './games-address.ts';

type Named = readonly { id: number; name: string }[];
type Chosen = Pick<GamesFilters, 'types' | 'platforms' | 'priceMin' | 'priceMax'>;

const namesOf = (ids: readonly number[], list: Named) =>
  list
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join('、');

/** ¥10 以内, ¥10 以上, ¥5–10. */
export function priceWords({
  priceMin,
  priceMax,
}: Pick<GamesFilters, 'priceMin' | 'priceMax'>): string | null {
  if (priceMin === null && priceMax === null) return null;
  if (priceMin === null) return priceMax === 0 ? '免费' : `¥${priceMax} 以内`;
  return priceMax === null ? `¥${priceMin} 以上` : `¥${priceMin}–${priceMax}`;
}

/** ¥10 以内的恐怖游戏还没有人做。 */
export function nothingWords(filters: Chosen, types: Named, platforms: Named): string {
  const price = priceWords(filters);
  const platform = namesOf(filters.platforms, platforms);
  const parts = [
    price === null ? '' : price === '免费' ? '免费的' : `${price}的`,
    platform === '' ? '' : `${platform}上的`,
    namesOf(filters.types, types),
  ];
  return `${parts.join('')}游戏还没有人做。`;
}
