import { expect, test } from 'vitest';
import { fillColumns } from './fill-columns.ts';

test('each goes where there is most room, from the left', () => {
  const items = [3, 1, 1, 1, 1].map((height, n) => ({ item: n, height }));
  expect(fillColumns(items, 2)).toEqual(
    [
      [0, 4],
      [1, 2, 3],
    ].map((column) => column),
  );
  expect(fillColumns(items, 1)).toEqual([[0, 1, 2, 3, 4]]);
  expect(fillColumns([], 3)).toEqual([[], [], []]);
});
