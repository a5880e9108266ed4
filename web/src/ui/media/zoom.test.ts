import { describe, expect, test } from 'vitest';
import { clampOffset, fitInto, settleZoom, swipeStep, zoomBy } from './zoom.ts';

test('zoom goes from 0.5 to 2 by exact tenths', () => {
  const up: number[] = [];
  for (let zoom = 0.5; zoom < 2; zoom = zoomBy(zoom, 1)) up.push(zoom);
  expect(up).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9]);
  expect(zoomBy(2, 1)).toBe(2);
  expect(zoomBy(0.5, -1)).toBe(0.5);
  expect(settleZoom(1.234)).toBe(1.2);
});

describe('a pushed picture', () => {
  const stage = { width: 100, height: 100 };
  test('cannot be pushed while it fits', () => {
    expect(clampOffset({ x: 50, y: -50 }, { width: 100, height: 40 }, stage, 1)).toEqual({ x: 0, y: -0 });
  });
  test('stops at its edge', () => {
    expect(clampOffset({ x: 500, y: -500 }, { width: 100, height: 80 }, stage, 2)).toEqual({ x: 50, y: -30 });
  });
});

test('at 100 % a picture is whole and never blown up', () => {
  expect(fitInto({ width: 2000, height: 1000 }, { width: 500, height: 500 })).toEqual({
    width: 500,
    height: 250,
  });
  expect(fitInto({ width: 20, height: 10 }, { width: 500, height: 500 })).toEqual({ width: 20, height: 10 });
});

test.each([
  [{ x: -80, y: 10 }, 1],
  [{ x: 80, y: 10 }, -1],
  [{ x: 30, y: 0 }, 0],
  [{ x: 80, y: 120 }, 0],
] as const)('a push of %j is a step of %d', (push, step) => {
  expect(swipeStep(push)).toBe(step);
});
