import { describe, expect, test } from 'vitest';
import { suggestPrice, type Complexity } from './price-calculator.ts';
import { priceBandOf, priceBandOfFen } from './price-bands.ts';

describe('the suggested price', () => {
  test.each<
    [hours: number, rate: number, complexity: Complexity, isCommercial: boolean, price: number | null]
  >([
    [10, 80, 'simple', false, 800],
    [10, 80, 'usual', false, 920],
    [10, 80, 'simple', true, 1200],
    [26, 110, 'usual', false, 3300],
    [26, 110, 'usual', true, 4950],
    [26, 110, 'complex', true, 6050],
    [100, 150, 'demanding', true, 39_400],
    [0.5, 50, 'simple', false, 30],
    [1000, 10_000, 'demanding', true, 26_250_000],
    [0, 110, 'usual', false, null],
    [-1, 110, 'usual', false, null],
    [1001, 110, 'usual', false, null],
    [10, 0, 'usual', false, null],
    [10, 10_001, 'usual', false, null],
    [Number.NaN, 110, 'usual', false, null],
    [10, Number.POSITIVE_INFINITY, 'usual', false, null],
    [10, 80, 'unheard of' as Complexity, false, null],
  ])('%d h at %d, %s, commercial %s: %s', (hours, hourlyRate, complexity, isCommercial, price) => {
    expect(suggestPrice({ hours, hourlyRate, complexity, isCommercial })).toBe(price);
  });

  test('more hours, a higher rate, more trouble or more use never cost less', () => {
    const price = (hours: number, isCommercial = false) =>
      suggestPrice({ hours, hourlyRate: 77, complexity: 'usual', isCommercial }) ?? Number.NaN;
    for (let hours = 1; hours < 200; hours++) {
      expect(price(hours + 1)).toBeGreaterThanOrEqual(price(hours));
      expect(price(hours, true)).toBeGreaterThan(price(hours));
    }
  });
});

describe('bands of prices', () => {
  test.each([
    [0, '0-1000'],
    [99_999, '0-1000'],
    [100_000, '1000-3000'],
    [300_000, '3000-5000'],
    [999_999, '5000-10000'],
    [1_000_000, '10000+'],
    [1_000_000_000, '10000+'],
  ])('%d fen are in %s', (fen, word) => {
    expect(priceBandOfFen(fen).word).toBe(word);
  });

  test.each([
    ['1000-3000', 2],
    ['10000+', 5],
    ['10000 ', 5],
    ['all', null],
    ['', null],
    [undefined, null],
    [['0-1000'], null],
  ])('%j', (given, id) => {
    expect(priceBandOf(given)?.id ?? null).toBe(id);
  });
});
