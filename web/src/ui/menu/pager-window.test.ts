import { describe, expect, test } from 'vitest';
import { pagerWindow } from './pager-window.ts';

function written(page: number, pageCount: number): string {
  return pagerWindow(page, pageCount)
    .map((step) => (typeof step === 'number' ? String(step) : '…'))
    .join(' ');
}

describe('pagerWindow', () => {
  test.each([
    [1, 0, ''],
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 3, '1 2 3'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 … 5'],
    [1, 13, '1 2 3 … 13'],
    [2, 13, '1 2 3 4 … 13'],
    [3, 13, '1 2 3 4 5 … 13'],
    [4, 13, '1 2 3 4 5 6 … 13'],
    [5, 13, '1 … 3 4 5 6 7 … 13'],
    [6, 13, '1 … 4 5 6 7 8 … 13'],
    [9, 13, '1 … 7 8 9 10 11 … 13'],
    [10, 13, '1 … 8 9 10 11 12 13'],
    [11, 13, '1 … 9 10 11 12 13'],
    [13, 13, '1 … 11 12 13'],
    [99, 13, '1 … 11 12 13'],
    [-4, 13, '1 2 3 … 13'],
  ])('page %d of %d reads %s', (page, pageCount, text) => {
    expect(written(page, pageCount)).toBe(text);
  });

  test('never repeats a step', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const steps = pagerWindow(page, count);
        expect(new Set(steps).size).toBe(steps.length);
        expect(steps).toContain(page);
        expect(steps[0]).toBe(1);
        expect(steps.at(-1)).toBe(count);
      }
    }
  });
});
