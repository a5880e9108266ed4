import { expect, test } from 'vitest';
import { nothingWords, priceWords } from './nothing-words.ts';

const types = [
  { id: 1, name: '冒险' },
  { id: 9, name: '恐怖' },
];
const platforms = [{ id: 2, name: '网页' }];
const none = { types: [], platforms: [], priceMin: null, priceMax: null };

test.each([
  [{ ...none, types: [9], priceMax: 10 }, '¥10 以内的恐怖游戏还没有人做。'],
  [{ ...none, types: [1, 9], platforms: [2] }, '网页上的冒险、恐怖游戏还没有人做。'],
  [{ ...none, priceMin: 50 }, '¥50 以上的游戏还没有人做。'],
  [{ ...none, priceMin: 5, priceMax: 10, platforms: [2] }, '¥5–10的网页上的游戏还没有人做。'],
  [{ ...none, priceMax: 0 }, '免费的游戏还没有人做。'],
  [{ ...none, types: [77] }, '游戏还没有人做。'],
])('says what nobody made', (filters, words) => {
  expect(nothingWords(filters, types, platforms)).toBe(words);
});

test('a price in a few words', () => {
  expect(priceWords(none)).toBeNull();
  expect(priceWords({ priceMin: null, priceMax: 80 })).toBe('¥80 以内');
});
