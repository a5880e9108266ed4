import { expect, test } from 'vitest';
import { readSearchAddress, searchPath, USUAL_VIEW } from './search-path.ts';

test.each([
  ['港口', '/search?keyword=%E6%B8%AF%E5%8F%A3&type=post'],
  ['  a&b=c  ', '/search?keyword=a%26b%3Dc&type=post'],
  ['', null],
  ['   ', null],
  ['\u3000\t', null],
])('%j leads to %s', (keyword, path) => {
  expect(searchPath(keyword)).toBe(path);
});

test('type and page stand in the address, the first page goes without saying', () => {
  expect(searchPath('鲸', 'user')).toBe('/search?keyword=%E9%B2%B8&type=user');
  expect(searchPath('鲸', 'tag', 3)).toBe('/search?keyword=%E9%B2%B8&type=tag&page=3');
});

test('order and time stand there where they are not the usual ones, and mean something', () => {
  const hotWeek = { order: 'hot', within: 'week' } as const;
  expect(searchPath('a', 'post', 2, hotWeek)).toBe(
    '/search?keyword=a&type=post&order=hot&within=week&page=2',
  );
  expect(searchPath('a', 'game', 1, { ...hotWeek, order: 'best' })).toBe(
    '/search?keyword=a&type=game&within=week',
  );
  expect(searchPath('a', 'user', 1, hotWeek)).toBe('/search?keyword=a&type=user');
});

test.each([
  ['keyword=%E9%B2%B8&type=user&page=2', { keyword: '鲸', type: 'user', page: 2 }],
  ['keyword=+a+b+', { keyword: 'a b', type: 'post', page: 1 }],
  ['keyword=x&type=toString&page=-4', { keyword: 'x', type: 'post', page: 1 }],
  ['type=bounty&page=1e400', { keyword: '', type: 'bounty', page: 1 }],
  [
    'keyword=x&order=new&within=half_year',
    { keyword: 'x', type: 'post', page: 1, order: 'new', within: 'half_year' },
  ],
  ['keyword=x&type=circle&order=new&within=day', { keyword: 'x', type: 'circle', page: 1 }],
  ['keyword=x&order=toString&within=1', { keyword: 'x', type: 'post', page: 1 }],
])('%s is read', (query, address) => {
  expect(readSearchAddress(new URLSearchParams(query))).toEqual({ ...USUAL_VIEW, ...address });
});
