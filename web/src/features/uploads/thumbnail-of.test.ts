import { expect, test } from 'vitest';
import { thumbnailOf } from './thumbnail-of.ts';

test.each([
  ['/files/images/ab/abcd-1200.webp', 56, '/files/images/ab/abcd-320.webp'],
  ['/files/images/ab/abcd-1200.webp', 184, '/files/images/ab/abcd-640.webp'],
  ['/files/images/ab/abcd-700.webp', 184, '/files/images/ab/abcd-700.webp'],
  ['/files/images/ab/abcd-399.webp', 56, '/files/images/ab/abcd-399.webp'],
  ['/art/cloud.webp', 56, '/art/cloud.webp'],
  ['', 56, ''],
])('%s shown %i px wide is %s', (address, shownPx, expected) => {
  expect(thumbnailOf(address, shownPx)).toBe(expected);
});
