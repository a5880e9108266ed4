import { expect, test } from 'vitest';
import { formatLength, waveBars } from './wave-bars.ts';

test('a bar is the loudest of its part', () => {
  expect(waveBars([10, 90, 20, 30], 2)).toEqual([90, 30]);
  expect(waveBars([50], 3)).toEqual([50, 50, 50]);
  expect(waveBars([0, 0], 2)).toEqual([6, 6]);
  expect(waveBars([], 2)).toEqual([12, 12]);
});

test('lengths', () => {
  expect([0.4, 7, 138, 3723].map(formatLength)).toEqual(['0:00', '0:07', '2:18', '1:02:03']);
});
