import { expect, test } from 'vitest';
import { minePath, readMine } from './mine-address.ts';

test.each([
  '/games/mine',
  '/games/mine?page=2',
  '/games/mine?tab=published',
  '/games/mine?tab=published&status=draft&page=3',
])('%s comes back as it was', (address) => {
  expect(minePath(readMine(new URLSearchParams(address.split('?')[1])))).toBe(address);
});

test('rubbish counts as left out', () => {
  expect(readMine(new URLSearchParams('tab=x&status=toString&page=-1'))).toEqual({
    tab: 'owned',
    status: null,
    page: 1,
  });
});
