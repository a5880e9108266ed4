import { expect, test } from 'vitest';
import { searchPath } from './search-path.ts';

test.each([
  ['港口', '/search?keyword=%E6%B8%AF%E5%8F%A3&type=post'],
  ['  a&b=c  ', '/search?keyword=a%26b%3Dc&type=post'],
  ['', null],
  ['   ', null],
  ['\u3000\t', null],
])('%j leads to %s', (keyword, path) => {
  expect(searchPath(keyword)).toBe(path);
});
