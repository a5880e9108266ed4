import { expect, test } from 'vitest';
import { doorOf, doorWords, missingFor, priceNote } from './get-rules.ts';

const can = { download: false };

test.each([
  [{ access: 'buy', is_owner: false, can }, 'buy', '购买 ¥28'],
  [{ access: 'download', is_owner: false, can }, 'free', '下载'],
  [{ access: 'link', is_owner: false, can }, 'link', '获取游戏'],
  [{ access: 'none', is_owner: false, can }, 'none', '还不能获取'],
  [{ access: 'buy', is_owner: false, can: { download: true } }, 'download', '下载'],
  [{ access: 'buy', is_owner: true, can: { download: true } }, 'edit', '编辑游戏'],
] as const)('%o leads through %s', (game, door, words) => {
  expect(doorOf(game)).toBe(door);
  expect(doorWords(door, { price: 28 })).toBe(words);
});

test('a few words beside the price', () => {
  expect(priceNote({ access: 'buy', is_owned: false, price: 28 })).toBe('一次买断');
  expect(priceNote({ access: 'buy', is_owned: true, price: 28 })).toBe('已经是你的');
  expect(priceNote({ access: 'link', is_owned: false, price: 0 })).toBe('在开发者那里');
  expect(priceNote({ access: 'download', is_owned: false, price: 0 })).toBe('直接下载');
});

test.each([
  [28, 100, 0],
  [28, 28, 0],
  [28.5, 28.49, 0.01],
  [0.3, 0.1, 0.2],
])('%d out of %d lacks %d', (price, available, missing) => {
  expect(missingFor(price, available)).toBe(missing);
});
