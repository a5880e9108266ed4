import { describe, expect, test } from 'vitest';
import { countByWords, countingWayOf, wayOf, type Asked, type Store } from './way.rules.ts';

const [COMMON, RARE, NOBODYS] = [2, 4, 8];
/** One in a thousand has the rare type, one in a thousand costs 999 yuan; half of the others are free, half cost 9.50. */
const store: Store = {
  total: 100_000,
  words: [
    { types: COMMON, platforms: COMMON, count: 59_900 },
    { types: COMMON, platforms: RARE | COMMON, count: 40_000 },
    { types: RARE, platforms: COMMON, count: 100 },
  ],
  prices: [
    { minFen: 0, maxFen: 0, count: 50_000 },
    { minFen: 950, maxFen: 950, count: 49_900 },
    { minFen: 99_900, maxFen: 99_900, count: 100 },
  ],
};
const anything: Asked = { types: null, platforms: null, price: null };
const free = { minFen: 0, maxFen: 0 };
const dear = { minFen: 99_000, maxFen: 100_000 };

describe('how a page is found', () => {
  const cases: [string, Partial<Asked>, number, { isByPrice?: boolean; wanted?: number }, string][] = [
    ['nothing asked', {}, 100_000, {}, 'order'],
    ['what most have', { types: COMMON, platforms: COMMON }, 99_900, {}, 'order'],
    ['a rare type', { types: RARE }, 100, {}, 'words'],
    ['a rare type or a common one', { types: RARE | COMMON }, 100_000, {}, 'order'],
    ['a rare type by price', { types: RARE }, 100, { isByPrice: true }, 'words'],
    ['a type that nobody has', { types: NOBODYS }, 0, {}, 'words'],
    ['a price that few have', { price: dear }, 100, {}, 'price'],
    ['a price that few have, by price', { price: dear }, 100, { isByPrice: true }, 'order'],
    ['a price that nobody has', { price: { minFen: 5, maxFen: 6 } }, 0, {}, 'price'],
    ['a price that half have', { price: free }, 50_000, {}, 'order'],
    ['a rare type at a common price', { types: RARE, price: free }, 50, {}, 'words'],
    ['common words and a common price that hardly meet', { types: COMMON, price: free }, 2, {}, 'price'],
    ['far down what is common', { types: COMMON }, 99_900, { wanted: 12_000 }, 'order'],
  ];
  test.each(cases)('%s', (_name, asked, matches, { isByPrice = false, wanted = 12 }, way) => {
    expect(wayOf(store, { ...anything, ...asked }, { isByPrice, wanted, matches })).toBe(way);
  });

  test('an empty store', () => {
    const empty = { total: 0, words: [], prices: [] };
    expect(wayOf(empty, anything, { isByPrice: false, wanted: 12, matches: 0 })).toBe('order');
  });
});

test('counting goes by what there is least of', () => {
  expect(countingWayOf(store, { ...anything, types: RARE, price: { minFen: 0, maxFen: 1000 } })).toBe(
    'words',
  );
  expect(countingWayOf(store, { ...anything, types: COMMON, price: dear })).toBe('price');
  expect(countingWayOf(store, { ...anything, price: dear })).toBe('price');
});

test('any of the types on any of the platforms', () => {
  expect(countByWords(store, anything)).toBe(100_000);
  expect(countByWords(store, { types: RARE | COMMON, platforms: RARE })).toBe(40_000);
  expect(countByWords(store, { types: RARE, platforms: RARE })).toBe(0);
});
