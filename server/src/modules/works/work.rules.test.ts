import { expect, test } from 'vitest';
import { moveBehind, sortAmong } from './work.rules.ts';

test.each([
  [
    [1, 2, 3, 4],
    [4, 3, 2, 1],
    [4, 3, 2, 1],
  ],
  [
    [1, 2, 3, 4],
    [4, 2],
    [1, 4, 3, 2],
  ],
  [[1, 2, 3, 4], [2], [1, 2, 3, 4]],
  [
    [1, 2, 3, 4],
    [9, 3, 1, 3],
    [3, 2, 1, 4],
  ],
  [[], [1], []],
])('%j sorted by %j', (there, wanted, order) => {
  expect(sortAmong(there, wanted)).toEqual(order);
});

test.each([
  [3, null, [3, 1, 2, 4]],
  [1, 3, [2, 3, 1, 4]],
  [4, 1, [1, 4, 2, 3]],
  [1, 4, [2, 3, 4, 1]],
  [2, 2, [1, 2, 3, 4]],
])('%d behind %s', (id, afterId, order) => {
  expect(moveBehind([1, 2, 3, 4], id, afterId)).toEqual(order);
});
