import { describe, expect, test } from 'vitest';
import { hangingOrder, hangingRatio, justifiedRows } from './justified-rows.ts';

const wall = { width: 1156, gap: 16, ideal: 330, tallest: 430 };
const counts = (ratios: number[]) => justifiedRows(ratios, wall).map((row) => row.items.length);

describe('rows', () => {
  test.each([
    ['nothing', [], []],
    ['one landscape', [1.5], [1]],
    ['one that fills the wall', [3.4], [1]],
    ['the works of a full page', [0.75, 1.333, 0.75, 0.563, 1.775, 0.75, 0.75, 0.75, 1, 1.778], [4, 3, 3]],
    ['portraits only', Array.from({ length: 10 }, () => 0.75), [5, 5]],
    ['squares only', Array.from({ length: 8 }, () => 1), [4, 4]],
    ['landscapes only', Array.from({ length: 6 }, () => 1.778), [2, 2, 2]],
    ['one more than a row holds well', [1.1, 1.1, 1.2, 0.75], [4]],
    ['two portraits', [0.75, 0.75], [2]],
  ])('of %s', (_, ratios, expected) => {
    expect(counts(ratios)).toEqual(expected);
  });

  test('keep every work once and in order', () => {
    const ratios = Array.from({ length: 23 }, (_, index) => 0.5 + ((index * 37) % 19) / 10);
    const order = justifiedRows(ratios, wall).flatMap((row) => row.items);
    expect(order).toEqual(ratios.map((_, index) => index));
  });

  test.each([
    [[0.75, 1.333, 0.75, 0.563, 1.775, 0.75, 0.75, 0.75, 1, 1.778]],
    [[1.5, 0.75, 1, 1.333, 0.75, 1.778, 0.5625, 1.333, 0.75, 1.5, 1]],
  ])('of mixed works stay within a third of the ideal height: %j', (ratios) => {
    for (const row of justifiedRows(ratios, wall)) {
      expect(Math.abs(row.heightPx / wall.ideal - 1)).toBeLessThan(1 / 3);
    }
  });

  test('a stretched row is as wide as the wall', () => {
    const [row] = justifiedRows([1.1, 1.1, 1.2], wall);
    expect(row?.spare).toBe(0);
    expect((row?.heightPx ?? 0) * 3.4 + 2 * wall.gap).toBeCloseTo(wall.width);
  });

  test('works too few to be stretched keep the ideal height and leave the rest of the wall empty', () => {
    const [row] = justifiedRows([0.75, 0.75], wall);
    expect(row?.heightPx).toBe(wall.ideal);
    expect(wall.ideal * (1.5 + (row?.spare ?? 0)) + 2 * wall.gap).toBeCloseTo(wall.width);
  });
});

describe('the order on the wall', () => {
  const town = [1.78, 0.8, 2, 1.5, 1, 1.78, 0.66, 1.78, 1.33, 1.78, 1.78, 1, 1.78, 1.5];

  test('holds every work once, and rows as hung are more even than rows as given', () => {
    const order = hangingOrder(town, wall);
    expect([...order].sort((one, other) => one - other)).toEqual(town.map((_, index) => index));
    const spread = (ratios: number[]) =>
      Math.max(...justifiedRows(ratios, wall).map((row) => Math.abs(Math.log(row.heightPx / wall.ideal))));
    const hung = order.map((index) => town[index] ?? 1);
    expect(spread(hung)).toBeLessThan(0.15);
    expect(spread(hung)).toBeLessThan(spread(town));
  });

  test('is the given one where the rows are even already', () => {
    expect(hangingOrder([1, 1, 1, 1], wall)).toEqual([0, 1, 2, 3]);
    expect(hangingOrder([], wall)).toEqual([]);
  });
});

test.each([
  [1200, 675, 1200 / 675],
  [4000, 400, 2.4],
  [300, 3000, 0.5],
  [0, 0, 1],
  [100, 0, 1],
])('a picture of %i × %i hangs as %f', (width, height, ratio) => {
  expect(hangingRatio(width, height)).toBe(ratio);
});
