import { expect, test } from 'vitest';
import { inColumns } from './masonry.ts';

const work = (id: number, height: number) => ({ id, width: 100, height });
const ids = (columns: { id: number }[][]) => columns.map((column) => column.map(({ id }) => id));

test('each goes to the shortest column, and more never move those already hung', () => {
  const first = [work(1, 300), work(2, 100), work(3, 100), work(4, 100)];
  expect(ids(inColumns(first, 2, (one) => one))).toEqual([[1], [2, 3, 4]]);
  const more = ids(inColumns([...first, work(5, 100)], 2, (one) => one));
  expect(more.map((column) => column.filter((id) => id < 5))).toEqual([[1], [2, 3, 4]]);
  expect(inColumns([], 3, (one: { width: number; height: number }) => one)).toEqual([[], [], []]);
});
