/** What the store holds: how many games of each combination of words, and of each price in whole yuan. */
export type Store = {
  total: number;
  words: readonly { types: number; platforms: number; count: number }[];
  prices: readonly { minFen: number; maxFen: number; count: number }[];
};

/** What isn’t asked about is null. */
export type Asked = {
  types: number | null;
  platforms: number | null;
  price: { minFen: number; maxFen: number } | null;
};

/**
 * How a page is found: along the index of its order, passing over what isn't wanted; or, where little is wanted, all of it by its
 * words or by its price, sorted afterwards.
 */
export type Way = 'order' | 'words' | 'price';

/** Looking at a game itself costs as much as passing over so many entries of an index. */
const VISIT = 12;

export function countByWords(
  { words }: Store,
  { types, platforms }: Pick<Asked, 'types' | 'platforms'>,
): number {
  let sum = 0;
  for (const group of words) {
    const isMeant =
      (types === null || (group.types & types) !== 0) &&
      (platforms === null || (group.platforms & platforms) !== 0);
    if (isMeant) sum += group.count;
  }
  return sum;
}

function countByPrice({ prices, total }: Store, { price }: Pick<Asked, 'price'>): number {
  if (price === null) return total;
  return prices.reduce(
    (sum, { minFen, maxFen, count }) => sum + (maxFen >= price.minFen && minFen <= price.maxFen ? count : 0),
    0,
  );
}

/** The cheapest for the first so many of all that match. */
export function wayOf(
  store: Store,
  asked: Asked,
  { isByPrice, wanted, matches }: { isByPrice: boolean; wanted: number; matches: number },
): Way {
  const hasWords = asked.types !== null || asked.platforms !== null;
  const priced = countByPrice(store, asked);
  // An index by price begins where the range does.
  const walked = isByPrice ? priced : store.total;
  const costs: [Way, number][] = [
    ['order', walked * Math.min(1, wanted / Math.max(1, matches))],
    ['words', hasWords ? countByWords(store, asked) * VISIT : Infinity],
    ['price', asked.price === null || isByPrice ? Infinity : priced + matches * VISIT],
  ];
  return costs.reduce((best, next) => (next[1] < best[1] ? next : best))[0];
}

/** Counting reads all that is asked for: along the prices, or by the words where those are fewer. */
export function countingWayOf(store: Store, asked: Asked): 'words' | 'price' {
  const hasWords = asked.types !== null || asked.platforms !== null;
  return hasWords && countByWords(store, asked) * VISIT < countByPrice(store, asked) ? 'words' : 'price';
}
