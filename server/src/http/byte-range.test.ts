import { expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', null],
  ['bytes=10-20', null],
  ['bytes=-0', null],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
  [undefined, 'whole'],
] as const)('reads %s of ten bytes', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range);
});

it('finds no part of an empty file', () => {
  expect(rangeOf('bytes=0-', 0)).toBeNull();
});
