import { expect, test } from 'vitest';
import { canBook } from './storefront.policy.ts';

const creator = { userId: 1, isOn: true, isApart: false };

test.each([
  ['a visitor', null, creator, true],
  ['somebody', { userId: 2 }, creator, true],
  ['oneself', { userId: 1 }, creator, false],
  ['while off', { userId: 2 }, { ...creator, isOn: false }, false],
  ['whom one has blocked', { userId: 2 }, { ...creator, isApart: true }, false],
])('%s: %s', (_, viewer, whom, can) => {
  expect(canBook(viewer, whom)).toBe(can);
});
