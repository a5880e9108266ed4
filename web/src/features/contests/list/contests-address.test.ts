import { expect, test } from 'vitest';
import { contestsPath, readContestsPlace } from './contests-address.ts';

test.each([
  ['', { tab: 'open', page: 1 }, '/events'],
  ['tab=voting', { tab: 'voting', page: 1 }, '/events?tab=voting'],
  ['tab=ended&page=3', { tab: 'ended', page: 3 }, '/events?tab=ended&page=3'],
  ['tab=draft&page=-1', { tab: 'open', page: 1 }, '/events'],
] as const)('%s is read, and written as short as it can be', (search, place, path) => {
  expect(readContestsPlace(new URLSearchParams(search))).toEqual(place);
  expect(contestsPath(place)).toBe(path);
});
