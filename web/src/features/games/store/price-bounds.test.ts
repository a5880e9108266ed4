import { describe, expect, test } from 'vitest';
import { clampHigh, clampLow, filterOf, isFlat, shownRange } from './price-bounds.ts';

const bounds = { min: 0, max: 128 };
const range = { low: 10, high: 80 };

describe('an end that is moved', () => {
  test.each([
    [-5, 0],
    [0, 0],
    [40, 40],
    [80, 80],
    [81, 80],
    [999, 80],
  ])('low to %d stands at %d', (value, stands) => {
    expect(clampLow(value, range, bounds)).toBe(stands);
  });
  test.each([
    [-5, 10],
    [9.99, 10],
    [40.5, 40.5],
    [128, 128],
    [999, 128],
  ])('high to %d stands at %d', (value, stands) => {
    expect(clampHigh(value, range, bounds)).toBe(stands);
  });
});

describe('an address', () => {
  test.each([
    [null, null, 0, 128],
    [20, null, 20, 128],
    [null, 80, 0, 80],
    [500, null, 128, 128],
    [90, 30, 90, 90],
    [null, 500, 0, 128],
  ])('%s to %s is shown as %d to %d', (priceMin, priceMax, low, high) => {
    expect(shownRange({ priceMin, priceMax }, bounds)).toEqual({ low, high });
  });
  test('of games that cost at least something', () => {
    expect(shownRange({ priceMin: 0, priceMax: 1 }, { min: 6, max: 30 })).toEqual({ low: 6, high: 6 });
  });
});

test('what stands at a bound is no filter', () => {
  expect(filterOf({ low: 0, high: 128 }, bounds)).toEqual({ priceMin: null, priceMax: null });
  expect(filterOf({ low: 0, high: 80 }, bounds)).toEqual({ priceMin: null, priceMax: 80 });
  expect(filterOf({ low: 12.5, high: 128 }, bounds)).toEqual({ priceMin: 12.5, priceMax: null });
});

test('a single price leaves nothing to choose', () => {
  expect(isFlat({ min: 0, max: 0 })).toBe(true);
  expect(isFlat(bounds)).toBe(false);
});
