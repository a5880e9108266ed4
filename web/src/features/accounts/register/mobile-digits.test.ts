import { expect, test } from 'vitest';
import { mobileDigits } from './mobile-digits.ts';

test.each([
  ['13805712046', '13805712046'],
  ['138 0571 2046', '13805712046'],
  ['+86 138-0571-2046', '13805712046'],
  ['008613805712046', '13805712046'],
  ['8613805712046', '13805712046'],
  ['86138', '86138'],
  ['1380571204x', '1380571204x'],
  ['', ''],
])('%j is read as %j', (typed, digits) => {
  expect(mobileDigits(typed)).toBe(digits);
});
