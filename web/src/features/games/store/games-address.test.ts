import { describe, expect, test } from 'vitest';
import {
  changedFilters,
  countFilters,
  gamesPath,
  gamesQueryOf,
  readGamesFilters,
  toggledId,
} from './games-address.ts';

const read = (search: string) => readGamesFilters(new URLSearchParams(search));
const USUAL = {
  types: [],
  platforms: [],
  priceMin: null,
  priceMax: null,
  order: 'new',
  page: 1,
  view: 'grid',
} as const;

describe('an address', () => {
  test('without anything shows everything, newest first', () => {
    expect(read('')).toEqual(USUAL);
    expect(gamesPath({})).toBe('/games');
  });

  test.each([
    '/games?game_type=2,9',
    '/games?platform=1&price_min=5&price_max=80',
    '/games?price_min=0.5&order=rating&page=3&view=list',
    '/games?price_max=0',
  ])('%s comes back as it was', (address) => {
    const [, search = ''] = address.split('?');
    expect(gamesPath(read(search))).toBe(address);
  });

  test.each([
    ['game_type=x,0,-1,2.5,9999999999', USUAL],
    ['price_min=-3&price_max=abc', USUAL],
    ['page=0&view=cards&order=toString', USUAL],
    ['page=1e9&price_min=1e3', USUAL],
    ['game_type=9,2,9', { ...USUAL, types: [2, 9] }],
  ])('rubbish counts as left out: %s', (search, filters) => {
    expect(read(search)).toEqual(filters);
  });

  test('the server is asked by the same names, without the view', () => {
    expect(gamesQueryOf(read('game_type=1,3&platform=2&price_max=80&page=2&view=list'))).toEqual({
      game_type: '1,3',
      platform: '2',
      price_max: '80',
      page: '2',
    });
  });
});

describe('a change', () => {
  const filters = read('game_type=1&page=4');
  test('of what is listed goes back to the first page', () => {
    expect(changedFilters(filters, { platforms: [2] })).toMatchObject({
      types: [1],
      platforms: [2],
      page: 1,
    });
    expect(changedFilters(filters, { order: 'rating' }).page).toBe(1);
  });
  test('of the view or the page does not', () => {
    expect(changedFilters(filters, { view: 'list' }).page).toBe(4);
    expect(changedFilters(filters, { page: 5 }).page).toBe(5);
  });
  test('puts a choice in and takes it out', () => {
    expect(toggledId([1, 5], 3)).toEqual([1, 3, 5]);
    expect(toggledId([1, 3, 5], 3)).toEqual([1, 5]);
  });
});

test('choices are counted, a price once', () => {
  expect(countFilters(read(''))).toBe(0);
  expect(countFilters(read('game_type=1,2&platform=3&price_min=1&price_max=5&order=rating'))).toBe(4);
});
