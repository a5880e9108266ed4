import { expect, test } from 'vitest';
import { readSearchAddress, searchPath } from './search-path.ts';

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

test.each([
  ['keyword=%E9%B2%B8&type=user&page=2', { keyword: '鲸', type: 'user', page: 2 }],
  ['keyword=+a+b+', { keyword: 'a b', type: 'post', page: 1 }],
  ['keyword=x&type=toString&page=-4', { keyword: 'x', type: 'post', page: 1 }],
  ['type=bounty&page=1e400', { keyword: '', type: 'bounty', page: 1 }],
])('%s is read', (query, address) => {
  expect(readSearchAddress(new URLSearchParams(query))).toEqual(address);
});
