import { expect, test } from 'vitest';
import { monthlyMean, roundAbove } from './income-scale.ts';

test.each([
  [0, 1],
  [0.01, 0.01],
  [0.07, 0.1],
  [1, 1],
  [4.2, 5],
  [999.99, 1000],
  [1000, 1000],
  [1000.01, 2000],
  [9230, 10_000],
  [5_100_000, 10_000_000],
])('above %f the chart ends at %f', (yuan, top) => {
  expect(roundAbove(yuan)).toBe(top);
});

test('the mean of a month is in whole fen', () => {
  expect(monthlyMean(69_088, 12)).toBe(5757.33);
  expect(monthlyMean(0.1, 12)).toBe(0);
});
