import { expect, test } from 'vitest';
import { hangColumns, wallRatio } from './hang-columns.ts';

const square = (name: number) => ({ name, width: 400, height: 400 });

test('works hang in order where most room is left, until the wall is full', () => {
  const works = Array.from({ length: 40 }, (_, name) => square(name));
  const columns = hangColumns(works);
  expect(columns.map((column) => column[0]?.name)).toEqual([1, 0, 2]);
  const hung = columns.flat().map(({ name }) => name);
  expect(hung.toSorted((one, other) => one - other)).toEqual(hung.map((_, place) => place));
  expect(hung.length).toBeLessThan(14);
  // Every column reaches the foot of the wall.
  expect(columns.map((column) => column.length)).toEqual([3, 4, 3]);
});

test('few works or none leave columns short, never broken', () => {
  expect(hangColumns([])).toEqual([[], [], []]);
  expect(hangColumns([square(0)]).flat()).toHaveLength(1);
});

test.each([
  [{ width: 4000, height: 500 }, 2],
  [{ width: 500, height: 4000 }, 0.56],
  [{ width: 480, height: 640 }, 0.75],
  [{ width: 0, height: 0 }, 1],
])('%o hangs as %d', (size, ratio) => {
  expect(wallRatio(size)).toBe(ratio);
});
