import { expect, test } from 'vitest';
import { titleOfFile } from './work-title.ts';

test.each([
  ['竹径通幽处.png', '竹径通幽处'],
  ['IMG_2031.final.JPG', 'IMG 2031.final'],
  ['.png', '未命名'],
  ['无扩展名', '无扩展名'],
  [`${'字'.repeat(60)}.webp`, '字'.repeat(40)],
  ['a\u0000\nb.png', 'a b'],
])('%j becomes %j', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
