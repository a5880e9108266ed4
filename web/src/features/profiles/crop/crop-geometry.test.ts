import { expect, test } from 'vitest';
import { centred, cutOf, pan, within, zoomTo } from './crop-geometry.ts';

const tall = { width: 600, height: 1200 };
const wide = { width: 2000, height: 500 };

test('at first as much is shown as fits, from the middle', () => {
  expect(cutOf(tall, 1, centred(tall))).toEqual({ x: 0, y: 300, width: 600, height: 600 });
  expect(cutOf(wide, 3.2, centred(wide))).toEqual({ x: 200, y: 0, width: 1600, height: 500 });
});

test('the picture follows the hand and stops at its edges', () => {
  expect(pan(tall, 1, centred(tall), { x: 0, y: 0.5 })).toEqual({ x: 300, y: 300, zoom: 1 });
  expect(pan(tall, 1, centred(tall), { x: 0.3, y: -9 })).toEqual({ x: 300, y: 900, zoom: 1 });
});

test('zooming keeps what is under the pointer under it', () => {
  const at = { x: 0.25, y: 0.75 };
  const before = cutOf(tall, 1, centred(tall));
  const view = zoomTo(tall, 1, centred(tall), 2, at);
  const after = cutOf(tall, 1, view);
  expect(after.x + at.x * after.width).toBeCloseTo(before.x + at.x * before.width);
  expect(after.y + at.y * after.height).toBeCloseTo(before.y + at.y * before.height);
});

test('no view shows an empty edge, however wild', () => {
  for (const view of [
    { x: -1e6, y: 1e6, zoom: 0 },
    { x: 1e6, y: -1e6, zoom: 99 },
    zoomTo(wide, 1, { x: 2000, y: 500, zoom: 4 }, 1, { x: 1, y: 1 }),
  ]) {
    const cut = cutOf(wide, 1, within(wide, 1, view));
    expect(Math.min(cut.x, cut.y)).toBeGreaterThanOrEqual(0);
    expect(cut.x + cut.width).toBeLessThanOrEqual(wide.width + 1e-6);
    expect(cut.y + cut.height).toBeLessThanOrEqual(wide.height + 1e-6);
  }
});
