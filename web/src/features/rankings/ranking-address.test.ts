import { expect, test } from 'vitest';
import { FIRST_PLACE, moved, readRankingPlace, searchOf, type RankingPlace } from './ranking-address.ts';

const read = (search: string) => readRankingPlace(new URLSearchParams(search));

test.each<[string, RankingPlace]>([
  ['', FIRST_PLACE],
  ['tab=games&sub=new&period=all', { tab: 'games', sub: 'new', period: 'all', page: null }],
  ['sub=3d&page=2', { tab: 'creators', sub: '3d', period: 'week', page: 2 }],
  ['tab=competition&sub=art', { tab: 'competition', sub: 'art', period: 'week', page: null }],
])('%s is read and written alike', (search, place) => {
  expect(read(search)).toEqual(place);
  expect(searchOf(place).toString()).toBe(search);
});

test.each(['tab=x', 'sub=popular', 'period=year', 'page=0', 'page=-1', 'page=abc', 'tab=__proto__'])(
  '%s means the first list',
  (search) => expect(read(search)).toEqual(FIRST_PLACE),
);

test('another tab begins with its own first list and the same period; another list at its top', () => {
  const deep = read('sub=music&period=month&page=4');
  expect(moved(deep, { tab: 'games' })).toEqual({
    tab: 'games',
    sub: 'popular',
    period: 'month',
    page: null,
  });
  expect(moved(deep, { sub: '2d' })).toEqual({ tab: 'creators', sub: '2d', period: 'month', page: null });
  expect(moved(deep, { period: 'all' })).toMatchObject({ sub: 'music', page: null });
  expect(moved(deep, { page: 2 })).toMatchObject({ sub: 'music', period: 'month', page: 2 });
});
