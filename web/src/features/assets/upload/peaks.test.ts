import { expect, test } from 'vitest';
import { peaksOf } from './peaks.ts';

test('each part by its loudest, against the loudest of all', () => {
  expect(peaksOf(new Float32Array([0.1, -0.5, 0.25, 0]), 2)).toEqual([100, 50]);
  expect(peaksOf(new Float32Array([0, 0, 0]), 3)).toEqual([0, 0, 0]);
  expect(peaksOf(new Float32Array([0.2]), 120)).toEqual([100]);
  expect(peaksOf(new Float32Array(0), 120)).toEqual([]);
});
