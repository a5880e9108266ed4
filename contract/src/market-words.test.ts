import { describe, expect, test } from 'vitest';
import { marketCategories, marketIdOf, marketStyles, marketWordOf } from './market-words.ts';

describe('a word of the market is known by number, English and Chinese', () => {
  test.each([...marketCategories])('$name', ({ id, word, name }) => {
    for (const given of [id, String(id), word, word.toUpperCase(), name]) {
      expect(marketIdOf(marketCategories, given)).toBe(id);
    }
    expect(marketWordOf(marketCategories, id)).toEqual({ id, word, name });
  });

  test.each([
    ['character design', 2],
    ['Character-Design', 2],
    [' ui design ', 5],
    ['7', null],
    [0, null],
    [1.5, null],
    ['', null],
    [null, null],
    [['1'], null],
    [{ id: 1 }, null],
  ])('%j', (given, id) => {
    expect(marketIdOf(marketCategories, given)).toBe(id);
  });

  test('styles are in their order', () => {
    expect(marketStyles.map((each) => each.name)).toEqual(['写实', '卡通', '古风', '赛博朋克', '动漫']);
  });
});
