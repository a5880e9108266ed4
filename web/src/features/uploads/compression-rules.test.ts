import { describe, expect, test } from 'vitest';
import { boundsOf, compressedType, renamed } from './compression-rules.ts';

const KB = 1024;
const MB = 1024 * KB;

describe('what a picture is redrawn as', () => {
  test.each([
    ['image/jpeg', 100 * KB - 1, null],
    ['image/jpeg', 100 * KB, 'image/jpeg'],
    ['image/jpeg', 9 * MB, 'image/jpeg'],
    ['image/png', 1 * KB, 'image/png'],
    ['image/png', 2 * MB, 'image/png'],
    ['image/png', 2 * MB + 1, 'image/jpeg'],
    ['image/webp', 100 * KB - 1, null],
    ['image/webp', 2 * MB, 'image/webp'],
    ['image/webp', 2 * MB + 1, 'image/jpeg'],
    ['image/bmp', 50 * KB, null],
    ['image/bmp', 3 * MB, 'image/jpeg'],
    ['image/gif', 9 * MB, null],
    ['video/mp4', 50 * MB, null],
    ['application/pdf', 5 * MB, null],
    ['', 5 * MB, null],
  ])('%s of %d bytes → %s', (type, size, expected) => {
    expect(compressedType({ type, size })).toBe(expected);
  });
});

test.each([
  ['图.png', 'image/jpeg', '图.jpg'],
  ['a.b.webp', 'image/jpeg', 'a.b.jpg'],
  ['无后缀', 'image/png', '无后缀.png'],
  ['a.gif', 'image/gif', 'a.gif'],
])('%s as %s is called %s', (name, type, expected) => {
  expect(renamed(name, type)).toBe(expected);
});

test.each([
  [3000, 2000, 1920, 1080],
  [2000, 3000, 1080, 1920],
  [2000, 2000, 1920, 1080],
])('%d × %d has to fit in %d × %d', (width, height, maxWidth, maxHeight) => {
  expect(boundsOf({ width, height })).toEqual({ maxWidth, maxHeight });
});

test('what cannot be measured is taken to lie', () => {
  expect(boundsOf(null)).toEqual({ maxWidth: 1920, maxHeight: 1080 });
});
