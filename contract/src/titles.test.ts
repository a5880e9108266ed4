import { expect, test } from 'vitest';
import { bracketed } from './titles.ts';

test.each([
  ['雨夜封面', '《雨夜封面》'],
  ['《渡口夜航》商店页主视觉', '「《渡口夜航》商店页主视觉」'],
])('%s is bracketed as %s', (title, said) => {
  expect(bracketed(title)).toBe(said);
});
