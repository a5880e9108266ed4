import { expect, test } from 'vitest';
import { splitFileName } from './split-file-name.ts';

test.each([
  ['很长很长的名字终稿第三版.pdf', '很长很长的名字终', '稿第三版.pdf'],
  ['a.pdf', '', 'a.pdf'],
  ['没有后缀的名字', '没有后', '缀的名字'],
  ['句子。不是后缀.这一段太长不算后缀所以不保留', '句子。不是后缀.这一段太长不算后缀所', '以不保留'],
  ['👩‍🎨.png', '', '👩‍🎨.png'],
  ['', '', ''],
])('%s is shortened between %s and %s', (name, start, end) => {
  expect(splitFileName(name)).toEqual([start, end]);
});
