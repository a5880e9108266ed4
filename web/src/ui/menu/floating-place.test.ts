import { expect, test } from 'vitest';
import { placeFloating } from './floating-place.ts';

const WINDOW = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 100 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test.each([
  ['below, starts aligned', anchorAt(300, 100), 'bottom', 'start', { left: 300, top: 146 }],
  ['below, ends aligned', anchorAt(300, 100), 'bottom', 'end', { left: 140, top: 146 }],
  ['below, centred', anchorAt(300, 100), 'bottom', 'center', { left: 220, top: 146 }],
  ['above when wanted', anchorAt(300, 300), 'top', 'start', { left: 300, top: 194 }],
  ['flips up at the foot of the window', anchorAt(300, 540), 'bottom', 'start', { left: 300, top: 434 }],
  ['flips down at the head of the window', anchorAt(300, 20), 'top', 'start', { left: 300, top: 66 }],
  ['keeps off the right edge', anchorAt(950, 100), 'bottom', 'start', { left: 792, top: 146 }],
  ['keeps off the left edge', anchorAt(10, 100), 'bottom', 'end', { left: 8, top: 146 }],
] as const)('%s', (_, anchor, side, align, expected) => {
  expect(placeFloating(anchor, SIZE, WINDOW, { side, align, gap: 6 })).toEqual(expected);
});

test('stays inside a window that is too low for it', () => {
  const low = { width: 1000, height: 90 };
  expect(placeFloating(anchorAt(300, 30), SIZE, low, { side: 'bottom', align: 'start', gap: 6 }).top).toBe(8);
});
